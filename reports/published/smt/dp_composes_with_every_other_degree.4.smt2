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
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x461 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x1370 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2518 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x331 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x450 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1456 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x2556 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x740 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2916 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2624 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x2624 $x2916 $x740 $x2556 $x1456 $x1716 $x450 $x331 $x2518 $x1370))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2219 (= (_ bv57 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) (= (_ bv10 7) old.attention.out.collective) $x2219 (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x1178 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2671 (= (_ bv10 7) old.attention.out.input)))
 (or $x2671 $x1178 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2754 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1246 (= (_ bv40 7) old.attention.out.split)))
 (or $x1246 (= (_ bv57 7) old.attention.out.split) $x2754))))
(assert
 (let (($x1032 (= (_ bv8 7) old.attention.pairs)))
 (or $x1032 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2940 $x2689 $x261 $x2748 $x2636)))))))
(assert
 (let (($x3334 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3334 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3508 $x393 $x2244 $x1525))))))
(assert
 (let (($x578 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x578 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x543 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2762 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x629 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x629 (= (_ bv56 7) old.attention.value_dim.kind) $x2544 $x2762 (= (_ bv91 7) old.attention.value_dim.kind) $x543 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x964 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x964)))
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
 (let ((?x3450 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x517 (div (* ?x3450 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1522 (= (- 1) old.attention.heads.n)))
 (let (($x2586 (or $x1522 (< (* ?x517 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x2283 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x2586 0 1))))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1518 (or $x1522 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x2034 (ite (and $x1522 (= 1 old.attention.heads.parts)) 1 (ite $x1518 0 1))))
 (let (($x740 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1456 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1370 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x331 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2624 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x2916 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x1864 (ite (or $x2916 $x2624 $x331 $x1370 $x1456) 1 (ite $x740 ?x2034 (ite $x1716 ?x2283 old.attention.heads.given_least)))))
 (let (($x2518 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x2518 old.attention.heads.parts ?x1864)))))))))))))))))))
(assert
 (let ((?x3450 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x517 (div (* ?x3450 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3251 (and $x1716 (< 1 old.attention.heads.parts) (= ?x517 old.attention.heads.n))))
 (= old.attention.heads.filled $x3251))))))
(assert
 (let (($x43 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1716 $x43)))))
(assert
 (let (($x2556 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x450 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2832 (or $x450 $x2556)))
 (let (($x2518 (= (_ bv96 7) old.attention.heads.kind)))
 (let ((?x2921 (ite $x2518 old.attention.heads.parts (ite $x2832 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x2921)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let (($x1522 (= (- 1) old.attention.heads.n)))
 (let (($x740 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x622 (ite $x740 (or $x1522 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1522 (< 1 old.attention.heads.n)))))
 (let ((?x3450 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x517 (div (* ?x3450 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x331 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2488 (ite $x331 (or $x1522 (< old.attention.heads.block old.attention.heads.n)) (ite $x1716 (or $x1522 (< ?x517 old.attention.heads.n)) $x622))))
 (let (($x3394 (= 1 old.attention.heads.parts)))
 (let (($x2518 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2556 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x450 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2832 (or $x450 $x2556)))
 (let (($x2526 (ite $x2832 old.attention.heads.given_moved (ite (or $x2518 $x3394) false $x2488))))
 (= old.attention.heads.moved $x2526))))))))))))))))
(assert
 (let ((?x3463 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3517 (div (* ?x3463 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1557 (and $x461 (< 1 old.attention.head_dim.parts) (= ?x3517 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1557))))))
(assert
 (let ((?x2273 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2732 (* (div (- ?x2273 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x535 (and $x2544 (< 1 old.attention.value_dim.parts) (= (div ?x2732 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x535))))))
(assert
 (let ((?x1512 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2544 (not (= 0 ?x1512)))))))
(assert
 (let (($x1246 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2964 (not $x1246)))
 (let (($x2671 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1178 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1178 (and $x2671 $x2964))))))))
(assert
 (let (($x3098 (not old.attention.heads.padded)))
 (let (($x3394 (= 1 old.attention.heads.parts)))
 (let (($x2518 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2556 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x450 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2832 (or $x450 $x2556)))
 (let (($x3615 (ite $x2832 old.attention.heads.given_everywhere (or $x2518 (and $x3394 $x3098)))))
 (= old.attention.heads.everywhere $x3615)))))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x169 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1525 ?x2679 ?x169)))))))))))))))))))))))
(assert
 (let (($x684 (not old.attention.value_dim.padded)))
 (let (($x543 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x629 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2762 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2736 (ite (or $x2762 $x629) old.attention.value_dim.given_everywhere (or $x543 (and (= 1 old.attention.value_dim.parts) $x684)))))
 (= old.attention.value_dim.everywhere $x2736)))))))
(assert
 (let (($x2886 (not old.attention.heads.moved)))
 (let (($x1370 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x331 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2624 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x2916 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2285 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x2916 $x2624 $x331 $x1370) $x2886))))
 (let (($x2556 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x450 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2832 (or $x450 $x2556)))
 (= old.attention.heads.undivided (ite $x2832 old.attention.heads.given_undivided $x2285))))))))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x2346 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1525 ?x2679 ?x2346))))))))))))))))))))))))
(assert
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1008 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1248 (ite $x1008 old.attention.v (ite $x393 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1248)))))
(assert
 (let (($x1246 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2964 (not $x1246)))
 (let (($x1954 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2389 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1954)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1954 old.attention.value_dim.everywhere $x2964))))
 (= old.attention.mixed_in (ite $x2389 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x2781 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1613 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x820 (= (_ bv36 7) old.attention.mixed_in)))
 (let (($x312 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2219 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1246 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1595 (and $x1246 (or $x2219 $x312) (ite $x820 old.attention.dims_where_kept $x1613))))
 (= old.attention.out_state (ite $x1595 (_ bv96 7) ?x2781))))))))))
(assert
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1760 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x724 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3275 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1062 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2726 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2091 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1069 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x195 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1185 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x3276 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x3276 $x1185 $x195 $x1069 $x2091 $x582 $x2726 $x1062 $x3275 $x724))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x917 (= (_ bv57 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) (= (_ bv10 7) new.attention.out.collective) $x917 (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x850 (= (_ bv32 7) new.attention.out.input)))
 (let (($x999 (= (_ bv10 7) new.attention.out.input)))
 (or $x999 $x850 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1596 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2674 (= (_ bv40 7) new.attention.out.split)))
 (or $x2674 (= (_ bv57 7) new.attention.out.split) $x1596))))
(assert
 (let (($x1143 (= (_ bv8 7) new.attention.pairs)))
 (or $x1143 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x695 $x1261 $x1361 $x2825 $x1353)))))))
(assert
 (let (($x3535 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x3535 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2368 $x2457 $x2654 $x2788))))))
(assert
 (let (($x3473 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3473 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3466 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3041 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1819 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1819 (= (_ bv56 7) new.attention.value_dim.kind) $x227 $x3041 (= (_ bv91 7) new.attention.value_dim.kind) $x3466 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1952 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1952)))
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
 (let ((?x3097 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2014 (div (* ?x3097 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1130 (= (- 1) new.attention.heads.n)))
 (let (($x3287 (or $x1130 (< (* ?x2014 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x640 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x3287 0 1))))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2118 (or $x1130 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x1666 (ite (and $x1130 (= 1 new.attention.heads.parts)) 1 (ite $x2118 0 1))))
 (let (($x195 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2091 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x724 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1062 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3276 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1185 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x444 (ite (or $x1185 $x3276 $x1062 $x724 $x2091) 1 (ite $x195 ?x1666 (ite $x582 ?x640 new.attention.heads.given_least)))))
 (let (($x3275 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x3275 new.attention.heads.parts ?x444)))))))))))))))))))
(assert
 (let ((?x3097 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2014 (div (* ?x3097 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2073 (and $x582 (< 1 new.attention.heads.parts) (= ?x2014 new.attention.heads.n))))
 (= new.attention.heads.filled $x2073))))))
(assert
 (let (($x2126 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x582 $x2126)))))
(assert
 (let (($x1069 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2726 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1288 (or $x2726 $x1069)))
 (let (($x3275 (= (_ bv96 7) new.attention.heads.kind)))
 (let ((?x3309 (ite $x3275 new.attention.heads.parts (ite $x1288 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x3309)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let (($x1130 (= (- 1) new.attention.heads.n)))
 (let (($x195 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x3248 (ite $x195 (or $x1130 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1130 (< 1 new.attention.heads.n)))))
 (let ((?x3097 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2014 (div (* ?x3097 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1062 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2248 (ite $x1062 (or $x1130 (< new.attention.heads.block new.attention.heads.n)) (ite $x582 (or $x1130 (< ?x2014 new.attention.heads.n)) $x3248))))
 (let (($x565 (= 1 new.attention.heads.parts)))
 (let (($x3275 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1069 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2726 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1288 (or $x2726 $x1069)))
 (let (($x2585 (ite $x1288 new.attention.heads.given_moved (ite (or $x3275 $x565) false $x2248))))
 (= new.attention.heads.moved $x2585))))))))))))))))
(assert
 (let ((?x2013 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2614 (div (* ?x2013 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1385 (and $x1760 (< 1 new.attention.head_dim.parts) (= ?x2614 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1385))))))
(assert
 (let ((?x1127 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x378 (* (div ?x1127 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2784 (and $x227 (< 1 new.attention.value_dim.parts) (= (div ?x378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2784))))))
(assert
 (let ((?x2257 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x227 (not (= 0 ?x2257)))))))
(assert
 (let (($x2674 (= (_ bv40 7) new.attention.out.split)))
 (let (($x428 (not $x2674)))
 (let (($x999 (= (_ bv10 7) new.attention.out.input)))
 (let (($x850 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x850 (and $x999 $x428))))))))
(assert
 (let (($x759 (not new.attention.heads.padded)))
 (let (($x565 (= 1 new.attention.heads.parts)))
 (let (($x3275 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1069 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2726 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1288 (or $x2726 $x1069)))
 (let (($x2696 (ite $x1288 new.attention.heads.given_everywhere (or $x3275 (and $x565 $x759)))))
 (= new.attention.heads.everywhere $x2696)))))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x1598 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2788 ?x2668 ?x1598)))))))))))))))))))))
(assert
 (let (($x3372 (not new.attention.value_dim.padded)))
 (let (($x3466 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1819 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x3041 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2312 (ite (or $x3041 $x1819) new.attention.value_dim.given_everywhere (or $x3466 (and (= 1 new.attention.value_dim.parts) $x3372)))))
 (= new.attention.value_dim.everywhere $x2312)))))))
(assert
 (let (($x1973 (not new.attention.heads.moved)))
 (let (($x724 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1062 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3276 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1185 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x3410 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1185 $x3276 $x1062 $x724) $x1973))))
 (let (($x1069 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2726 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1288 (or $x2726 $x1069)))
 (= new.attention.heads.undivided (ite $x1288 new.attention.heads.given_undivided $x3410))))))))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x1694 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2788 ?x2668 ?x1694))))))))))))))))))))))
(assert
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x937 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x3050 (ite $x937 new.attention.v (ite $x2457 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x3050)))))
(assert
 (let (($x2674 (= (_ bv40 7) new.attention.out.split)))
 (let (($x428 (not $x2674)))
 (let (($x2656 (= (_ bv36 7) new.attention.mixed)))
 (let (($x979 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x2656)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x2656 new.attention.value_dim.everywhere $x428))))
 (= new.attention.mixed_in (ite $x979 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x784 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2847 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x609 (= (_ bv36 7) new.attention.mixed_in)))
 (let (($x2054 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x917 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2674 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2318 (and $x2674 (or $x917 $x2054) (ite $x609 new.attention.dims_where_kept $x2847))))
 (= new.attention.out_state (ite $x2318 (_ bv96 7) ?x784))))))))))
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
 (let (($x1901 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x1896 (= (_ bv92 7) new.attention.mixed_in)))
 (let (($x2674 (= (_ bv40 7) new.attention.out.split)))
 (let (($x428 (not $x2674)))
 (let (($x1264 (or (= 1 new.attention.heads.most) $x428 (= (_ bv96 7) new.attention.out_state) (and $x1896 (and new.attention.heads.undivided $x1901)))))
 (let (($x3007 (not new.attention.heads.beyond)))
 (let (($x1928 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x2674 (not (= (_ bv36 7) new.attention.mixed_in)))))))
 (not (or $x1928 (and (<= 1 new.attention.heads.least) $x3007 $x1264)))))))))))
(assert
 (let (($x2374 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x2546 (= (_ bv92 7) old.attention.mixed_in)))
(let (($x1246 (= (_ bv40 7) old.attention.out.split)))
(let (($x2964 (not $x1246)))
(let (($x1240 (or (= 1 old.attention.heads.most) $x2964 (= (_ bv96 7) old.attention.out_state) (and $x2546 (and old.attention.heads.undivided $x2374)))))
(let (($x821 (not old.attention.heads.beyond)))
(let (($x2547 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x1246 (not (= (_ bv36 7) old.attention.mixed_in)))))))
(or $x2547 (and (<= 1 old.attention.heads.least) $x821 $x1240))))))))))
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
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x461 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1716 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1032 (= (_ bv8 7) old.attention.pairs)))
 (or $x1032 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2940 $x2689 $x261 $x2748 $x2636)))))))
(assert
 (let (($x2377 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2377 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3508 $x393 $x2244 $x1525))))))
(assert
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2544 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x964 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x964)))
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
 (let ((?x3450 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1580 (= (div (* ?x3450 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1716 (< 1 old.attention.heads.parts) $x1580))))))
(assert
 (let ((?x3463 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3517 (div (* ?x3463 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1557 (and $x461 (< 1 old.attention.head_dim.parts) (= ?x3517 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1557))))))
(assert
 (let ((?x2273 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2732 (* (div (- ?x2273 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x535 (and $x2544 (< 1 old.attention.value_dim.parts) (= (div ?x2732 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x535))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x767 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7)))))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x2078 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x872 $x1187) old.attention.qkv.split ?x1243) ?x767)))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x3614 (ite $x1525 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7))) ?x2078)))
 (= old.attention.q ?x3614)))))))))))))))))))
(assert
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1760 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x582 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1143 (= (_ bv8 7) new.attention.pairs)))
 (or $x1143 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x695 $x1261 $x1361 $x2825 $x1353)))))))
(assert
 (let (($x1644 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1644 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2368 $x2457 $x2654 $x2788))))))
(assert
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x227 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1952 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1952)))
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
 (let ((?x3097 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2773 (= (div (* ?x3097 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x582 (< 1 new.attention.heads.parts) $x2773))))))
(assert
 (let ((?x2013 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2614 (div (* ?x2013 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1385 (and $x1760 (< 1 new.attention.head_dim.parts) (= ?x2614 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1385))))))
(assert
 (let ((?x1127 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x378 (* (div ?x1127 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2784 (and $x227 (< 1 new.attention.value_dim.parts) (= (div ?x378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2784))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x336 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7)))))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x813 (ite $x2788 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1947 ?x336))))
 (= new.attention.q ?x813)))))))))))))))))
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
 (let (($x2382 (ite (= (_ bv96 7) new.attention.q) new.attention.kv_unowned (or new.attention.kv_missing new.attention.kv_beyond))))
 (not (or (not (= (_ bv37 7) new.attention.qkv.split)) (not $x2382)))))
(assert
 (let (($x1408 (ite (= (_ bv96 7) old.attention.q) old.attention.kv_unowned (or old.attention.kv_missing old.attention.kv_beyond))))
(or (not (= (_ bv37 7) old.attention.qkv.split)) (not $x1408))))
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
(declare-fun old.attention.value_dim.given_most () Int)
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
(declare-fun old.attention.value_dim.most () Int)
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
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.heads_where_kept () Bool)
(declare-fun old.attention.dims_where_kept () Bool)
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
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
(declare-fun new.attention.value_dim.given_most () Int)
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
(declare-fun new.attention.value_dim.most () Int)
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
(declare-fun new.attention.mixed_in () (_ BitVec 7))
(declare-fun new.attention.heads_where_kept () Bool)
(declare-fun new.attention.dims_where_kept () Bool)
(declare-fun new.attention.out.group.pp () Bool)
(declare-fun new.attention.out.group.sp () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun new.attention.out.group.tp () Bool)
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
 (let (($x1545 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1199 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3485 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x750 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1804 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1718 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2484 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2484 $x1718 $x1804 $x452 $x750 $x461 $x2447 $x3485 $x1199 $x1545))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2518 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x450 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2556 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2556 (= (_ bv56 7) old.attention.heads.kind) $x1716 $x450 (= (_ bv91 7) old.attention.heads.kind) $x2518 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1233 (= (_ bv57 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) (= (_ bv10 7) old.attention.out.collective) $x1233 (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x1953 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1986 (= (_ bv10 7) old.attention.out.input)))
 (or $x1986 $x1953 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x3149 (= (_ bv61 7) old.attention.out.split)))
 (let (($x3343 (= (_ bv40 7) old.attention.out.split)))
 (or $x3343 (= (_ bv57 7) old.attention.out.split) $x3149))))
(assert
 (let (($x1032 (= (_ bv8 7) old.attention.pairs)))
 (or $x1032 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2940 $x2689 $x261 $x2748 $x2636)))))))
(assert
 (let (($x1495 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1495 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2377 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2377 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3508 $x393 $x2244 $x1525))))))
(assert
 (let (($x2585 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2585 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2076 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1924 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x1924 $x2076 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (and (<= 0 old.attention.value_dim.given_most)))
(assert
 (let (($x1310 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x543 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1239 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x2762 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2348 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x629 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x588 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x1382 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x627 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x627 $x1382 $x588 $x629 $x2348 $x2544 $x2762 $x1239 $x543 $x1310))))))))))))
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
 (let (($x964 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x964)))
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
 (let ((?x3450 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1580 (= (div (* ?x3450 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1716 (< 1 old.attention.heads.parts) $x1580))))))
(assert
 (let (($x2156 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1716 $x2156)))))
(assert
 (let ((?x3463 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3517 (div (* ?x3463 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2191 (= (- 1) old.attention.head_dim.n)))
 (let (($x1269 (or $x2191 (< (* ?x3517 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2283 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x2588 (ite $x461 (ite (= 0 ?x2283) 1 (ite $x1269 0 1)) old.attention.head_dim.given_least)))
 (let (($x3558 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1276 (ite (and $x2191 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2191 $x3558) 0 1))))
 (let (($x1804 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x750 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1545 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3485 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2484 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1718 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1199 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2079 (ite $x1199 old.attention.head_dim.parts (ite (or $x1718 $x2484 $x3485 $x1545 $x750) 1 (ite $x1804 ?x1276 ?x2588)))))
 (= old.attention.head_dim.least ?x2079)))))))))))))))))))
(assert
 (let ((?x3463 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3517 (div (* ?x3463 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1557 (and $x461 (< 1 old.attention.head_dim.parts) (= ?x3517 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1557))))))
(assert
 (let ((?x2172 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x461 (not (= 0 ?x2172)))))))
(assert
 (let (($x452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2108 (or $x2447 $x452)))
 (let (($x1199 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2034 (ite $x1199 old.attention.head_dim.parts (ite $x2108 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2034)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x2191 (= (- 1) old.attention.head_dim.n)))
 (let (($x1804 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x43 (ite $x1804 (or $x2191 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2191 (< 1 old.attention.head_dim.n)))))
 (let ((?x3463 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3517 (div (* ?x3463 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3485 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1416 (ite $x3485 (or $x2191 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x461 (or $x2191 (< ?x3517 old.attention.head_dim.n)) $x43))))
 (let (($x2391 (= 1 old.attention.head_dim.parts)))
 (let (($x1199 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2108 (or $x2447 $x452)))
 (let (($x1522 (ite $x2108 old.attention.head_dim.given_moved (ite (or $x1199 $x2391) false $x1416))))
 (= old.attention.head_dim.moved $x1522))))))))))))))))
(assert
 (let ((?x2273 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2732 (* (div (- ?x2273 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x2649 (div ?x2732 old.attention.value_dim.parts)))
 (let (($x169 (= (- 1) old.attention.value_dim.n)))
 (let (($x1747 (or $x169 (< (* ?x2649 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x2015 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let ((?x578 (ite $x2544 (ite (= 0 ?x2015) 1 (ite $x1747 0 1)) old.attention.value_dim.given_least)))
 (let (($x3394 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x2939 (ite (and $x169 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x169 $x3394) 0 1))))
 (let (($x588 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x2348 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x1310 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x1239 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x627 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x1382 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x543 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x1665 (ite $x543 old.attention.value_dim.parts (ite (or $x1382 $x627 $x1239 $x1310 $x2348) 1 (ite $x588 ?x2939 ?x578)))))
 (= old.attention.value_dim.least ?x1665))))))))))))))))))))
(assert
 (let ((?x2273 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2732 (* (div (- ?x2273 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x2649 (div ?x2732 old.attention.value_dim.parts)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x535 (and $x2544 (< 1 old.attention.value_dim.parts) (= ?x2649 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x535)))))))
(assert
 (let ((?x1340 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2544 (not (= 0 ?x1340)))))))
(assert
 (let (($x629 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2762 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2043 (or $x2762 $x629)))
 (let (($x543 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x2814 (ite $x543 old.attention.value_dim.parts (ite $x2043 old.attention.value_dim.given_most 1))))
 (= old.attention.value_dim.most ?x2814)))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x2993 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2198 (not old.model.sinks)))
 (= old.attention.one_key (and $x2198 $x2993)))))
(assert
 (let (($x3343 (= (_ bv40 7) old.attention.out.split)))
 (let (($x241 (not $x3343)))
 (let (($x1986 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1953 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1953 (and $x1986 $x241))))))))
(assert
 (let (($x2901 (not old.attention.heads.padded)))
 (let (($x2518 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2556 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x450 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1613 (ite (or $x450 $x2556) old.attention.heads.given_everywhere (or $x2518 (and (= 1 old.attention.heads.parts) $x2901)))))
 (= old.attention.heads.everywhere $x1613)))))))
(assert
 (let (($x1595 (not old.attention.head_dim.padded)))
 (let (($x2391 (= 1 old.attention.head_dim.parts)))
 (let (($x1199 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2108 (or $x2447 $x452)))
 (let (($x591 (ite $x2108 old.attention.head_dim.given_everywhere (or $x1199 (and $x2391 $x1595)))))
 (= old.attention.head_dim.everywhere $x591)))))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x2078 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1525 ?x2679 ?x2078)))))))))))))))))))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x2278 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1525 ?x2679 ?x2278)))))))))))))))))))))))
(assert
 (let (($x2715 (not old.attention.value_dim.padded)))
 (let (($x1355 (= 1 old.attention.value_dim.parts)))
 (let (($x543 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x629 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2762 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2043 (or $x2762 $x629)))
 (let (($x3057 (ite $x2043 old.attention.value_dim.given_everywhere (or $x543 (and $x1355 $x2715)))))
 (= old.attention.value_dim.everywhere $x3057)))))))))
(assert
 (let (($x1552 (not old.attention.head_dim.moved)))
 (let (($x1545 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3485 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2484 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1718 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1833 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1718 $x2484 $x3485 $x1545) $x1552))))
 (let (($x452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2108 (or $x2447 $x452)))
 (= old.attention.head_dim.undivided (ite $x2108 old.attention.head_dim.given_undivided $x1833))))))))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x726 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1525 ?x2679 ?x726))))))))))))))))))))))))
(assert
 (let (($x1740 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x1924 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1552 (not old.attention.head_dim.moved)))
 (let (($x364 (= 1 old.attention.head_dim.most)))
 (let (($x2248 (<= 1 old.attention.head_dim.least)))
 (let (($x3248 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x2076 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x2257 (ite (or $x2076 $x3248) (and $x2248 (or old.attention.head_dim.undivided (and $x364 $x1552))) (and $x1924 (and old.attention.head_dim.undivided $x1740)))))
 (= old.attention.scores_whole $x2257))))))))))
(assert
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2330 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x598 (ite $x2330 old.attention.v (ite $x393 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x598)))))
(assert
 (let (($x3343 (= (_ bv40 7) old.attention.out.split)))
 (let (($x241 (not $x3343)))
 (let (($x764 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2312 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x764)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x764 old.attention.value_dim.everywhere $x241))))
 (= old.attention.mixed_in (ite $x2312 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x1927 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x679 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1131 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x679)))
 (let (($x1865 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1233 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3343 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x3343 (or $x1233 $x1865) $x1131) (_ bv96 7) ?x1927)))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x1868 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1616 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1022 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3197 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2564 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x3156 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1913 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1980 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1707 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1707 $x1980 $x1913 $x3156 $x2564 $x1760 $x3197 $x1022 $x1616 $x1868))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3275 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2726 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1069 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1069 (= (_ bv56 7) new.attention.heads.kind) $x582 $x2726 (= (_ bv91 7) new.attention.heads.kind) $x3275 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1415 (= (_ bv57 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) (= (_ bv10 7) new.attention.out.collective) $x1415 (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x3014 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2405 (= (_ bv10 7) new.attention.out.input)))
 (or $x2405 $x3014 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2616 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1296 (= (_ bv40 7) new.attention.out.split)))
 (or $x1296 (= (_ bv57 7) new.attention.out.split) $x2616))))
(assert
 (let (($x1143 (= (_ bv8 7) new.attention.pairs)))
 (or $x1143 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x695 $x1261 $x1361 $x2825 $x1353)))))))
(assert
 (let (($x411 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x411 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1644 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1644 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2368 $x2457 $x2654 $x2788))))))
(assert
 (let (($x887 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x887 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1365 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2287 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x2287 $x1365 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (and (<= 0 new.attention.value_dim.given_most)))
(assert
 (let (($x3223 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x3466 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x568 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x3041 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2881 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x1819 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x2498 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x947 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x1599 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x1599 $x947 $x2498 $x1819 $x2881 $x227 $x3041 $x568 $x3466 $x3223))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1952 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1952)))
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
 (let ((?x3097 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2773 (= (div (* ?x3097 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x582 (< 1 new.attention.heads.parts) $x2773))))))
(assert
 (let (($x1559 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x582 $x1559)))))
(assert
 (let ((?x2013 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2614 (div (* ?x2013 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2964 (= (- 1) new.attention.head_dim.n)))
 (let (($x818 (or $x2964 (< (* ?x2614 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x2730 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2632 (ite $x1760 (ite (= 0 ?x2730) 1 (ite $x818 0 1)) new.attention.head_dim.given_least)))
 (let (($x2787 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2546 (ite (and $x2964 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2964 $x2787) 0 1))))
 (let (($x1913 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2564 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1868 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1022 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1707 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1980 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1616 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1342 (ite $x1616 new.attention.head_dim.parts (ite (or $x1980 $x1707 $x1022 $x1868 $x2564) 1 (ite $x1913 ?x2546 ?x2632)))))
 (= new.attention.head_dim.least ?x1342)))))))))))))))))))
(assert
 (let ((?x2013 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2614 (div (* ?x2013 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1385 (and $x1760 (< 1 new.attention.head_dim.parts) (= ?x2614 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1385))))))
(assert
 (let ((?x790 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1760 (not (= 0 ?x790)))))))
(assert
 (let (($x3156 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3197 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1133 (or $x3197 $x3156)))
 (let (($x1616 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1979 (ite $x1616 new.attention.head_dim.parts (ite $x1133 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1979)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x2964 (= (- 1) new.attention.head_dim.n)))
 (let (($x1913 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x846 (ite $x1913 (or $x2964 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2964 (< 1 new.attention.head_dim.n)))))
 (let ((?x2013 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2614 (div (* ?x2013 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1022 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2550 (ite $x1022 (or $x2964 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1760 (or $x2964 (< ?x2614 new.attention.head_dim.n)) $x846))))
 (let (($x821 (= 1 new.attention.head_dim.parts)))
 (let (($x1616 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3156 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3197 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1133 (or $x3197 $x3156)))
 (let (($x2061 (ite $x1133 new.attention.head_dim.given_moved (ite (or $x1616 $x821) false $x2550))))
 (= new.attention.head_dim.moved $x2061))))))))))))))))
(assert
 (let ((?x1127 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x378 (* (div ?x1127 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x2510 (div ?x378 new.attention.value_dim.parts)))
 (let (($x1918 (= (- 1) new.attention.value_dim.n)))
 (let (($x3460 (or $x1918 (< (* ?x2510 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x633 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let ((?x1284 (ite $x227 (ite (= 0 ?x633) 1 (ite $x3460 0 1)) new.attention.value_dim.given_least)))
 (let (($x2491 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x1180 (ite (and $x1918 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x1918 $x2491) 0 1))))
 (let (($x2498 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x2881 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x3223 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x568 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x1599 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x947 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x3466 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x1749 (ite $x3466 new.attention.value_dim.parts (ite (or $x947 $x1599 $x568 $x3223 $x2881) 1 (ite $x2498 ?x1180 ?x1284)))))
 (= new.attention.value_dim.least ?x1749))))))))))))))))))))
(assert
 (let ((?x1127 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x378 (* (div ?x1127 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x2510 (div ?x378 new.attention.value_dim.parts)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2784 (and $x227 (< 1 new.attention.value_dim.parts) (= ?x2510 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2784)))))))
(assert
 (let ((?x3441 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x227 (not (= 0 ?x3441)))))))
(assert
 (let (($x1819 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x3041 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x879 (or $x3041 $x1819)))
 (let (($x3466 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x2136 (ite $x3466 new.attention.value_dim.parts (ite $x879 new.attention.value_dim.given_most 1))))
 (= new.attention.value_dim.most ?x2136)))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x1962 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2663 (not new.model.sinks)))
 (= new.attention.one_key (and $x2663 $x1962)))))
(assert
 (let (($x1296 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1822 (not $x1296)))
 (let (($x2405 (= (_ bv10 7) new.attention.out.input)))
 (let (($x3014 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x3014 (and $x2405 $x1822))))))))
(assert
 (let (($x901 (not new.attention.heads.padded)))
 (let (($x3275 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1069 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2726 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2020 (ite (or $x2726 $x1069) new.attention.heads.given_everywhere (or $x3275 (and (= 1 new.attention.heads.parts) $x901)))))
 (= new.attention.heads.everywhere $x2020)))))))
(assert
 (let (($x2569 (not new.attention.head_dim.padded)))
 (let (($x821 (= 1 new.attention.head_dim.parts)))
 (let (($x1616 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3156 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3197 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1133 (or $x3197 $x3156)))
 (let (($x705 (ite $x1133 new.attention.head_dim.given_everywhere (or $x1616 (and $x821 $x2569)))))
 (= new.attention.head_dim.everywhere $x705)))))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x770 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2788 ?x2668 ?x770)))))))))))))))))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x314 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2788 ?x2668 ?x314)))))))))))))))))))))
(assert
 (let (($x1652 (not new.attention.value_dim.padded)))
 (let (($x2403 (= 1 new.attention.value_dim.parts)))
 (let (($x3466 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1819 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x3041 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x879 (or $x3041 $x1819)))
 (let (($x483 (ite $x879 new.attention.value_dim.given_everywhere (or $x3466 (and $x2403 $x1652)))))
 (= new.attention.value_dim.everywhere $x483)))))))))
(assert
 (let (($x2602 (not new.attention.head_dim.moved)))
 (let (($x1868 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1022 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1707 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1980 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x570 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1980 $x1707 $x1022 $x1868) $x2602))))
 (let (($x3156 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3197 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1133 (or $x3197 $x3156)))
 (= new.attention.head_dim.undivided (ite $x1133 new.attention.head_dim.given_undivided $x570))))))))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x1500 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2788 ?x2668 ?x1500))))))))))))))))))))))
(assert
 (let (($x2017 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x2287 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2602 (not new.attention.head_dim.moved)))
 (let (($x2992 (= 1 new.attention.head_dim.most)))
 (let (($x2827 (<= 1 new.attention.head_dim.least)))
 (let (($x567 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x1365 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2519 (ite (or $x1365 $x567) (and $x2827 (or new.attention.head_dim.undivided (and $x2992 $x2602))) (and $x2287 (and new.attention.head_dim.undivided $x2017)))))
 (= new.attention.scores_whole $x2519))))))))))
(assert
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1583 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x2770 (ite $x1583 new.attention.v (ite $x2457 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x2770)))))
(assert
 (let (($x1296 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1822 (not $x1296)))
 (let (($x1981 (= (_ bv36 7) new.attention.mixed)))
 (let (($x2441 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1981)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1981 new.attention.value_dim.everywhere $x1822))))
 (= new.attention.mixed_in (ite $x2441 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x2774 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1643 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x3545 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x1643)))
 (let (($x2608 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1415 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1296 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x1296 (or $x1415 $x2608) $x3545) (_ bv96 7) ?x2774)))))))))
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
 (= old.attention.value_dim.given_most new.attention.value_dim.given_most))
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
 (let (($x2276 (= (_ bv96 7) new.attention.mixed_in)))
 (let (($x1296 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1822 (not $x1296)))
 (let (($x70 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x2992 (= 1 new.attention.head_dim.most)))
 (let (($x215 (= (_ bv96 7) new.attention.q)))
 (let (($x639 (or $x215 (and $x2992 (= 1 new.attention.value_dim.most)) (and $x70 (or $x1822 $x2276 (= (_ bv96 7) new.attention.out_state))))))
 (let (($x1047 (not new.attention.value_dim.beyond)))
 (let (($x2059 (or (and (<= 1 new.attention.value_dim.least) $x1047) (and new.model.latent $x215))))
 (let (($x2827 (<= 1 new.attention.head_dim.least)))
 (let (($x856 (not new.attention.head_dim.beyond)))
 (let (($x2973 (and $x856 (or $x2827 (and new.model.latent new.attention.one_key (not $x215))) $x2059 $x639)))
 (not (or (not (= (_ bv36 7) new.attention.qkv.split)) $x2973)))))))))))))))
(assert
 (let (($x2859 (= (_ bv96 7) old.attention.mixed_in)))
(let (($x3343 (= (_ bv40 7) old.attention.out.split)))
(let (($x241 (not $x3343)))
(let (($x1571 (or old.attention.one_key old.attention.scores_whole)))
(let (($x364 (= 1 old.attention.head_dim.most)))
(let (($x1537 (= (_ bv96 7) old.attention.q)))
(let (($x10 (or $x1537 (and $x364 (= 1 old.attention.value_dim.most)) (and $x1571 (or $x241 $x2859 (= (_ bv96 7) old.attention.out_state))))))
(let (($x986 (not old.attention.value_dim.beyond)))
(let (($x284 (or (and (<= 1 old.attention.value_dim.least) $x986) (and old.model.latent $x1537))))
(let (($x2248 (<= 1 old.attention.head_dim.least)))
(let (($x1780 (not old.attention.head_dim.beyond)))
(let (($x1759 (and $x1780 (or $x2248 (and old.model.latent old.attention.one_key (not $x1537))) $x284 $x10)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) $x1759))))))))))))))
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
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x461 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1716 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1032 (= (_ bv8 7) old.attention.pairs)))
 (or $x1032 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2940 $x2689 $x261 $x2748 $x2636)))))))
(assert
 (let (($x2377 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2377 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3508 $x393 $x2244 $x1525))))))
(assert
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2544 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x964 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x964)))
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
 (let ((?x3450 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1580 (= (div (* ?x3450 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1716 (< 1 old.attention.heads.parts) $x1580))))))
(assert
 (let ((?x3463 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3517 (div (* ?x3463 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1557 (and $x461 (< 1 old.attention.head_dim.parts) (= ?x3517 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1557))))))
(assert
 (let ((?x2273 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2732 (* (div (- ?x2273 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x535 (and $x2544 (< 1 old.attention.value_dim.parts) (= (div ?x2732 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x535))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x767 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7)))))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x2078 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x872 $x1187) old.attention.qkv.split ?x1243) ?x767)))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x3614 (ite $x1525 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7))) ?x2078)))
 (= old.attention.q ?x3614)))))))))))))))))))
(assert
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1760 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x582 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1143 (= (_ bv8 7) new.attention.pairs)))
 (or $x1143 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x695 $x1261 $x1361 $x2825 $x1353)))))))
(assert
 (let (($x1644 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1644 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2368 $x2457 $x2654 $x2788))))))
(assert
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x227 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1952 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1952)))
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
 (let ((?x3097 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2773 (= (div (* ?x3097 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x582 (< 1 new.attention.heads.parts) $x2773))))))
(assert
 (let ((?x2013 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2614 (div (* ?x2013 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1385 (and $x1760 (< 1 new.attention.head_dim.parts) (= ?x2614 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1385))))))
(assert
 (let ((?x1127 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x378 (* (div ?x1127 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2784 (and $x227 (< 1 new.attention.value_dim.parts) (= (div ?x378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2784))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x336 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7)))))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x813 (ite $x2788 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1947 ?x336))))
 (= new.attention.q ?x813)))))))))))))))))
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
 (let (($x1709 (or (not (= (_ bv36 7) new.attention.qkv.split)) (= (_ bv96 7) new.attention.q) (not new.attention.pairs_apart))))
 (not $x1709)))
(assert
 (let (($x2917 (not old.attention.pairs_apart)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (= (_ bv96 7) old.attention.q) $x2917)))
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
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x461 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1716 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1032 (= (_ bv8 7) old.attention.pairs)))
 (or $x1032 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2940 $x2689 $x261 $x2748 $x2636)))))))
(assert
 (let (($x1365 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1365 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2377 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2377 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3508 $x393 $x2244 $x1525))))))
(assert
 (let (($x2565 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2565 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2544 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x964 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x964)))
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
 (let ((?x3450 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1580 (= (div (* ?x3450 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1716 (< 1 old.attention.heads.parts) $x1580))))))
(assert
 (let ((?x3463 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3517 (div (* ?x3463 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1557 (and $x461 (< 1 old.attention.head_dim.parts) (= ?x3517 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1557))))))
(assert
 (let ((?x2273 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2732 (* (div (- ?x2273 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x535 (and $x2544 (< 1 old.attention.value_dim.parts) (= (div ?x2732 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x535))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x2078 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1525 ?x2679 ?x2078)))))))))))))))))))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x2047 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1525 ?x2679 ?x2047)))))))))))))))))))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x3220 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1525 ?x2679 ?x3220))))))))))))))))))))))))
(assert
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1760 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x582 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1143 (= (_ bv8 7) new.attention.pairs)))
 (or $x1143 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x695 $x1261 $x1361 $x2825 $x1353)))))))
(assert
 (let (($x2984 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2984 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1644 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1644 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2368 $x2457 $x2654 $x2788))))))
(assert
 (let (($x3209 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3209 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x227 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1952 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1952)))
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
 (let ((?x3097 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2773 (= (div (* ?x3097 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x582 (< 1 new.attention.heads.parts) $x2773))))))
(assert
 (let ((?x2013 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2614 (div (* ?x2013 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1385 (and $x1760 (< 1 new.attention.head_dim.parts) (= ?x2614 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1385))))))
(assert
 (let ((?x1127 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x378 (* (div ?x1127 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2784 (and $x227 (< 1 new.attention.value_dim.parts) (= (div ?x378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2784))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x770 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2788 ?x2668 ?x770)))))))))))))))))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x1820 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2788 ?x2668 ?x1820)))))))))))))))))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x2546 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2788 ?x2668 ?x2546))))))))))))))))))))))
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
 (let (($x1973 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x1441 (= 1 new.tp)))
 (not (or $x1441 (not $x1973))))))
(assert
 (let (($x2441 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x2750 (= 1 old.tp)))
(or $x2750 (not $x2441)))))
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
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x461 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x1370 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2518 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x331 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x450 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1456 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x2556 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x740 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2916 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2624 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x2624 $x2916 $x740 $x2556 $x1456 $x1716 $x450 $x331 $x2518 $x1370))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2353 (= (_ bv57 7) old.attention.out.split)))
 (let (($x728 (= (_ bv40 7) old.attention.out.split)))
 (or $x728 $x2353 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x1032 (= (_ bv8 7) old.attention.pairs)))
 (or $x1032 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2940 $x2689 $x261 $x2748 $x2636)))))))
(assert
 (let (($x1365 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1365 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2377 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2377 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3508 $x393 $x2244 $x1525))))))
(assert
 (let (($x2565 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2565 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1630 (= (_ bv88 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv57 7) old.attention.scores.sum) $x1630)))
(assert
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2544 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x964 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x964)))
(assert
 (let (($x2059 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x2059 (= (_ bv97 7) old.model.qk_norm))))
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
 (let ((?x3450 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x517 (div (* ?x3450 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x312 (= (- 1) old.attention.heads.n)))
 (let (($x1258 (or $x312 (< (* ?x517 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x2186 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x1258 0 1))))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2416 (or $x312 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x2469 (ite (and $x312 (= 1 old.attention.heads.parts)) 1 (ite $x2416 0 1))))
 (let (($x740 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1456 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1370 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x331 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2624 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x2916 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x2246 (ite (or $x2916 $x2624 $x331 $x1370 $x1456) 1 (ite $x740 ?x2469 (ite $x1716 ?x2186 old.attention.heads.given_least)))))
 (let (($x2518 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x2518 old.attention.heads.parts ?x2246)))))))))))))))))))
(assert
 (let ((?x3450 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x517 (div (* ?x3450 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3251 (and $x1716 (< 1 old.attention.heads.parts) (= ?x517 old.attention.heads.n))))
 (= old.attention.heads.filled $x3251))))))
(assert
 (let (($x3112 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1716 $x3112)))))
(assert
 (let (($x312 (= (- 1) old.attention.heads.n)))
 (let (($x740 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2017 (ite $x740 (or $x312 (<= old.attention.heads.parts old.attention.heads.n)) (or $x312 (< 1 old.attention.heads.n)))))
 (let ((?x3450 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x517 (div (* ?x3450 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x331 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3243 (ite $x331 (or $x312 (< old.attention.heads.block old.attention.heads.n)) (ite $x1716 (or $x312 (< ?x517 old.attention.heads.n)) $x2017))))
 (let (($x2901 (= 1 old.attention.heads.parts)))
 (let (($x2518 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2556 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x450 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1470 (or $x450 $x2556)))
 (let (($x2882 (ite $x1470 old.attention.heads.given_moved (ite (or $x2518 $x2901) false $x3243))))
 (= old.attention.heads.moved $x2882))))))))))))))))
(assert
 (let ((?x3463 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3517 (div (* ?x3463 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1557 (and $x461 (< 1 old.attention.head_dim.parts) (= ?x3517 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1557))))))
(assert
 (let ((?x2273 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2732 (* (div (- ?x2273 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x535 (and $x2544 (< 1 old.attention.value_dim.parts) (= (div ?x2732 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x535))))))
(assert
 (let (($x416 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2859 (not old.model.sinks)))
 (= old.attention.one_key (and $x2859 $x416)))))
(assert
 (let (($x1586 (not old.attention.heads.padded)))
 (let (($x2901 (= 1 old.attention.heads.parts)))
 (let (($x2518 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2556 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x450 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1470 (or $x450 $x2556)))
 (let (($x3398 (ite $x1470 old.attention.heads.given_everywhere (or $x2518 (and $x2901 $x1586)))))
 (= old.attention.heads.everywhere $x3398)))))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x2078 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1525 ?x2679 ?x2078)))))))))))))))))))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x2047 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1525 ?x2679 ?x2047)))))))))))))))))))))))
(assert
 (let (($x1978 (not old.attention.heads.moved)))
 (let (($x1370 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x331 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2624 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x2916 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x591 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x2916 $x2624 $x331 $x1370) $x1978))))
 (let (($x2556 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x450 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1470 (or $x450 $x2556)))
 (= old.attention.heads.undivided (ite $x1470 old.attention.heads.given_undivided $x591))))))))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x3220 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1525 ?x2679 ?x3220))))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1760 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x724 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3275 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1062 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2726 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2091 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1069 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x195 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1185 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x3276 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x3276 $x1185 $x195 $x1069 $x2091 $x582 $x2726 $x1062 $x3275 $x724))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x500 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2995 (= (_ bv40 7) new.attention.out.split)))
 (or $x2995 $x500 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x1143 (= (_ bv8 7) new.attention.pairs)))
 (or $x1143 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x695 $x1261 $x1361 $x2825 $x1353)))))))
(assert
 (let (($x2984 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2984 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1644 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1644 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2368 $x2457 $x2654 $x2788))))))
(assert
 (let (($x3209 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3209 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1962 (= (_ bv88 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv57 7) new.attention.scores.sum) $x1962)))
(assert
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x227 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1952 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1952)))
(assert
 (let (($x1794 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x1794 (= (_ bv97 7) new.model.qk_norm))))
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
 (let ((?x3097 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2014 (div (* ?x3097 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x901 (= (- 1) new.attention.heads.n)))
 (let (($x2015 (or $x901 (< (* ?x2014 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x2736 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x2015 0 1))))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2797 (or $x901 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x764 (ite (and $x901 (= 1 new.attention.heads.parts)) 1 (ite $x2797 0 1))))
 (let (($x195 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2091 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x724 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1062 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3276 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1185 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x1018 (ite (or $x1185 $x3276 $x1062 $x724 $x2091) 1 (ite $x195 ?x764 (ite $x582 ?x2736 new.attention.heads.given_least)))))
 (let (($x3275 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x3275 new.attention.heads.parts ?x1018)))))))))))))))))))
(assert
 (let ((?x3097 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2014 (div (* ?x3097 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2073 (and $x582 (< 1 new.attention.heads.parts) (= ?x2014 new.attention.heads.n))))
 (= new.attention.heads.filled $x2073))))))
(assert
 (let (($x3098 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x582 $x3098)))))
(assert
 (let (($x901 (= (- 1) new.attention.heads.n)))
 (let (($x195 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1629 (ite $x195 (or $x901 (<= new.attention.heads.parts new.attention.heads.n)) (or $x901 (< 1 new.attention.heads.n)))))
 (let ((?x3097 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2014 (div (* ?x3097 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1062 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2993 (ite $x1062 (or $x901 (< new.attention.heads.block new.attention.heads.n)) (ite $x582 (or $x901 (< ?x2014 new.attention.heads.n)) $x1629))))
 (let (($x3226 (= 1 new.attention.heads.parts)))
 (let (($x3275 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1069 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2726 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2939 (or $x2726 $x1069)))
 (let (($x2198 (ite $x2939 new.attention.heads.given_moved (ite (or $x3275 $x3226) false $x2993))))
 (= new.attention.heads.moved $x2198))))))))))))))))
(assert
 (let ((?x2013 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2614 (div (* ?x2013 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1385 (and $x1760 (< 1 new.attention.head_dim.parts) (= ?x2614 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1385))))))
(assert
 (let ((?x1127 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x378 (* (div ?x1127 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2784 (and $x227 (< 1 new.attention.value_dim.parts) (= (div ?x378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2784))))))
(assert
 (let (($x2219 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1613 (not new.model.sinks)))
 (= new.attention.one_key (and $x1613 $x2219)))))
(assert
 (let (($x2391 (not new.attention.heads.padded)))
 (let (($x3226 (= 1 new.attention.heads.parts)))
 (let (($x3275 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1069 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2726 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2939 (or $x2726 $x1069)))
 (let (($x999 (ite $x2939 new.attention.heads.given_everywhere (or $x3275 (and $x3226 $x2391)))))
 (= new.attention.heads.everywhere $x999)))))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x770 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2788 ?x2668 ?x770)))))))))))))))))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x1820 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2788 ?x2668 ?x1820)))))))))))))))))))))
(assert
 (let (($x1924 (not new.attention.heads.moved)))
 (let (($x724 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1062 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3276 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1185 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2174 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1185 $x3276 $x1062 $x724) $x1924))))
 (let (($x1069 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2726 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2939 (or $x2726 $x1069)))
 (= new.attention.heads.undivided (ite $x2939 new.attention.heads.given_undivided $x2174))))))))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x2546 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2788 ?x2668 ?x2546))))))))))))))))))))))
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
 (let (($x3494 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x2995 (= (_ bv40 7) new.attention.out.split)))
 (let (($x500 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2405 (not new.model.latent)))
 (let (($x2569 (and $x2405 (or $x500 (and $x2995 (and new.attention.heads.undivided $x3494))))))
 (let (($x1962 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x2719 (or (and (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k))) $x1962 new.attention.one_key)))
 (let (($x2108 (not (= (_ bv92 7) new.attention.k))))
 (let (($x2118 (not (= (_ bv92 7) new.attention.q))))
 (let (($x749 (or $x2118 new.attention.one_key (and $x2108 (= (_ bv57 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x1865 (and $x749 (or $x2108 (and (= (_ bv57 7) new.model.qk_norm) $x2405)) $x2719 (or (not (= (_ bv92 7) new.attention.v)) $x2569))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let (($x1441 (= 1 new.tp)))
 (not (or $x1441 $x3258 $x1865)))))))))))))))))
(assert
 (let (($x2248 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x728 (= (_ bv40 7) old.attention.out.split)))
(let (($x2353 (= (_ bv57 7) old.attention.out.split)))
(let (($x2642 (not old.model.latent)))
(let (($x2285 (and $x2642 (or $x2353 (and $x728 (and old.attention.heads.undivided $x2248))))))
(let (($x1630 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x364 (or (and (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k))) $x1630 old.attention.one_key)))
(let (($x1666 (not (= (_ bv92 7) old.attention.k))))
(let (($x1984 (not (= (_ bv92 7) old.attention.q))))
(let (($x1571 (or $x1984 old.attention.one_key (and $x1666 (= (_ bv57 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x2827 (and $x1571 (or $x1666 (and (= (_ bv57 7) old.model.qk_norm) $x2642)) $x364 (or (not (= (_ bv92 7) old.attention.v)) $x2285))))
(let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1427 (not $x2244)))
(let (($x2750 (= 1 old.tp)))
(or $x2750 $x1427 $x2827))))))))))))))))
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
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x461 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1716 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1032 (= (_ bv8 7) old.attention.pairs)))
 (or $x1032 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2940 $x2689 $x261 $x2748 $x2636)))))))
(assert
 (let (($x1365 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1365 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2377 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2377 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3508 $x393 $x2244 $x1525))))))
(assert
 (let (($x2565 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2565 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2544 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x964 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x964)))
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
 (let ((?x3450 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1580 (= (div (* ?x3450 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1716 (< 1 old.attention.heads.parts) $x1580))))))
(assert
 (let ((?x3463 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3517 (div (* ?x3463 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1557 (and $x461 (< 1 old.attention.head_dim.parts) (= ?x3517 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1557))))))
(assert
 (let ((?x2273 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2732 (* (div (- ?x2273 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x535 (and $x2544 (< 1 old.attention.value_dim.parts) (= (div ?x2732 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x535))))))
(assert
 (let (($x416 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2859 (not old.model.sinks)))
 (= old.attention.one_key (and $x2859 $x416)))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x68 (not old.attention.qkv.group.pp)))
 (let (($x1542 (or $x68 (= 1 old.pp))))
 (let (($x2452 (not old.attention.qkv.group.sp)))
 (let (($x2392 (or $x2452 (= 1 old.sp))))
 (let (($x1840 (= 1 old.dp)))
 (let (($x3067 (not old.attention.qkv.group.dp)))
 (let (($x2799 (or $x3067 $x1840)))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2799 $x2392 $x1542)))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x2078 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1525 ?x2679 ?x2078))))))))))))))))))))))))))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x68 (not old.attention.qkv.group.pp)))
 (let (($x1542 (or $x68 (= 1 old.pp))))
 (let (($x2452 (not old.attention.qkv.group.sp)))
 (let (($x2392 (or $x2452 (= 1 old.sp))))
 (let (($x1840 (= 1 old.dp)))
 (let (($x3067 (not old.attention.qkv.group.dp)))
 (let (($x2799 (or $x3067 $x1840)))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2799 $x2392 $x1542)))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x2047 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1525 ?x2679 ?x2047))))))))))))))))))))))))))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x68 (not old.attention.qkv.group.pp)))
 (let (($x1542 (or $x68 (= 1 old.pp))))
 (let (($x2452 (not old.attention.qkv.group.sp)))
 (let (($x2392 (or $x2452 (= 1 old.sp))))
 (let (($x1840 (= 1 old.dp)))
 (let (($x3067 (not old.attention.qkv.group.dp)))
 (let (($x2799 (or $x3067 $x1840)))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2799 $x2392 $x1542)))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x3220 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1525 ?x2679 ?x3220)))))))))))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1760 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x582 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1143 (= (_ bv8 7) new.attention.pairs)))
 (or $x1143 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x695 $x1261 $x1361 $x2825 $x1353)))))))
(assert
 (let (($x2984 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2984 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1644 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1644 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2368 $x2457 $x2654 $x2788))))))
(assert
 (let (($x3209 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3209 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x227 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1952 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1952)))
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
 (let ((?x3097 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2773 (= (div (* ?x3097 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x582 (< 1 new.attention.heads.parts) $x2773))))))
(assert
 (let ((?x2013 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2614 (div (* ?x2013 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1385 (and $x1760 (< 1 new.attention.head_dim.parts) (= ?x2614 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1385))))))
(assert
 (let ((?x1127 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x378 (* (div ?x1127 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2784 (and $x227 (< 1 new.attention.value_dim.parts) (= (div ?x378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2784))))))
(assert
 (let (($x2219 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1613 (not new.model.sinks)))
 (= new.attention.one_key (and $x1613 $x2219)))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2531 (not new.attention.qkv.group.pp)))
 (let (($x1237 (or $x2531 (= 1 new.pp))))
 (let (($x3111 (not new.attention.qkv.group.sp)))
 (let (($x610 (or $x3111 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x1991 (not new.attention.qkv.group.dp)))
 (let (($x2721 (or $x1991 $x1615)))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2721 $x610 $x1237)))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x770 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2788 ?x2668 ?x770))))))))))))))))))))))))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2531 (not new.attention.qkv.group.pp)))
 (let (($x1237 (or $x2531 (= 1 new.pp))))
 (let (($x3111 (not new.attention.qkv.group.sp)))
 (let (($x610 (or $x3111 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x1991 (not new.attention.qkv.group.dp)))
 (let (($x2721 (or $x1991 $x1615)))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2721 $x610 $x1237)))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x1820 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2788 ?x2668 ?x1820))))))))))))))))))))))))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2531 (not new.attention.qkv.group.pp)))
 (let (($x1237 (or $x2531 (= 1 new.pp))))
 (let (($x3111 (not new.attention.qkv.group.sp)))
 (let (($x610 (or $x3111 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x1991 (not new.attention.qkv.group.dp)))
 (let (($x2721 (or $x1991 $x1615)))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2721 $x610 $x1237)))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x2546 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2788 ?x2668 ?x2546)))))))))))))))))))))))))))))
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
 (let (($x2531 (not new.attention.qkv.group.pp)))
 (let (($x1237 (or $x2531 (= 1 new.pp))))
 (let (($x3111 (not new.attention.qkv.group.sp)))
 (let (($x610 (or $x3111 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x1991 (not new.attention.qkv.group.dp)))
 (let (($x2721 (or $x1991 $x1615)))
 (let (($x2347 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x2721 $x610 $x1237)))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2721 $x610 $x1237)))
 (let (($x1793 (and (= (_ bv92 7) new.attention.k) (= (_ bv92 7) new.attention.v) (or (= (_ bv92 7) new.attention.q) (and new.attention.one_key $x1347)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2490 (or $x2825 (and $x3258 (or (= (_ bv10 7) new.attention.qkv.collective) $x1347)) $x1793 $x2347)))
 (not $x2490))))))))))))))))
(assert
 (let (($x68 (not old.attention.qkv.group.pp)))
(let (($x1542 (or $x68 (= 1 old.pp))))
(let (($x2452 (not old.attention.qkv.group.sp)))
(let (($x2392 (or $x2452 (= 1 old.sp))))
(let (($x1840 (= 1 old.dp)))
(let (($x3067 (not old.attention.qkv.group.dp)))
(let (($x2799 (or $x3067 $x1840)))
(let (($x260 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x2799 $x2392 $x1542)))
(let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2799 $x2392 $x1542)))
(let (($x1166 (and (= (_ bv92 7) old.attention.k) (= (_ bv92 7) old.attention.v) (or (= (_ bv92 7) old.attention.q) (and old.attention.one_key $x1187)))))
(let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1427 (not $x2244)))
(let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
(or $x2748 (and $x1427 (or (= (_ bv10 7) old.attention.qkv.collective) $x1187)) $x1166 $x260)))))))))))))))
(check-sat)

; from one replica to any number, question 90
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
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x461 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1716 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1032 (= (_ bv8 7) old.attention.pairs)))
 (or $x1032 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2074 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x1747 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x1180 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x2174 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x2174 $x1180 $x1747 $x2074))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2940 $x2689 $x261 $x2748 $x2636)))))))
(assert
 (let (($x1365 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1365 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2377 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2377 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3508 $x393 $x2244 $x1525))))))
(assert
 (let (($x2565 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2565 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2544 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x964 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x964)))
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
 (let ((?x3450 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1580 (= (div (* ?x3450 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1716 (< 1 old.attention.heads.parts) $x1580))))))
(assert
 (let ((?x3463 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3517 (div (* ?x3463 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1557 (and $x461 (< 1 old.attention.head_dim.parts) (= ?x3517 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1557))))))
(assert
 (let ((?x2273 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2732 (* (div (- ?x2273 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x535 (and $x2544 (< 1 old.attention.value_dim.parts) (= (div ?x2732 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x535))))))
(assert
 (let (($x416 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2859 (not old.model.sinks)))
 (= old.attention.one_key (and $x2859 $x416)))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x2078 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1525 ?x2679 ?x2078)))))))))))))))))))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x2047 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1525 ?x2679 ?x2047)))))))))))))))))))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x3220 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1525 ?x2679 ?x3220))))))))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1760 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x582 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1143 (= (_ bv8 7) new.attention.pairs)))
 (or $x1143 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x2735 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x70 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x325 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x2212 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x2212 $x325 $x70 $x2735))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x695 $x1261 $x1361 $x2825 $x1353)))))))
(assert
 (let (($x2984 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2984 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1644 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1644 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2368 $x2457 $x2654 $x2788))))))
(assert
 (let (($x3209 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3209 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x227 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1952 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1952)))
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
 (let ((?x3097 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2773 (= (div (* ?x3097 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x582 (< 1 new.attention.heads.parts) $x2773))))))
(assert
 (let ((?x2013 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2614 (div (* ?x2013 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1385 (and $x1760 (< 1 new.attention.head_dim.parts) (= ?x2614 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1385))))))
(assert
 (let ((?x1127 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x378 (* (div ?x1127 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2784 (and $x227 (< 1 new.attention.value_dim.parts) (= (div ?x378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2784))))))
(assert
 (let (($x2219 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1613 (not new.model.sinks)))
 (= new.attention.one_key (and $x1613 $x2219)))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x770 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2788 ?x2668 ?x770)))))))))))))))))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x1820 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2788 ?x2668 ?x1820)))))))))))))))))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x2546 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2788 ?x2668 ?x2546))))))))))))))))))))))
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
 (let (($x1474 (not new.attention.one_key)))
 (let (($x2212 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x1555 (and $x2212 (not (and new.model.q_bias (= (_ bv92 7) new.attention.q) $x1474)) (not (and new.model.k_bias (= (_ bv92 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv92 7) new.attention.v))))))
 (let (($x2895 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x1555)))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1512 (not (or (and new.model.q_bias $x1474) new.model.k_bias new.model.v_bias))))
 (let (($x1441 (= 1 new.tp)))
 (let (($x640 (or $x1441 $x1512 (and (not $x2654) (or $x2212 (= (_ bv27 7) new.attention.qkv.bias))) (and $x2654 $x2895))))
 (not $x640))))))))))
(assert
 (let (($x1686 (not old.attention.one_key)))
(let (($x2174 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x532 (and $x2174 (not (and old.model.q_bias (= (_ bv92 7) old.attention.q) $x1686)) (not (and old.model.k_bias (= (_ bv92 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv92 7) old.attention.v))))))
(let (($x2775 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x532)))
(let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x2043 (not (or (and old.model.q_bias $x1686) old.model.k_bias old.model.v_bias))))
(let (($x2750 (= 1 old.tp)))
(or $x2750 $x2043 (and (not $x2244) (or $x2174 (= (_ bv27 7) old.attention.qkv.bias))) (and $x2244 $x2775))))))))))
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
 (let (($x1545 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1199 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3485 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x750 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1804 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1718 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2484 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2484 $x1718 $x1804 $x452 $x750 $x461 $x2447 $x3485 $x1199 $x1545))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1716 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1032 (= (_ bv8 7) old.attention.pairs)))
 (or $x1032 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2940 $x2689 $x261 $x2748 $x2636)))))))
(assert
 (let (($x2377 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2377 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3508 $x393 $x2244 $x1525))))))
(assert
 (let (($x130 (= (_ bv88 7) old.attention.scores.sum)))
 (let (($x2815 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x805 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x805 $x2815 $x130)))))
(assert
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2544 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x964 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x964)))
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
 (let ((?x3450 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1580 (= (div (* ?x3450 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1716 (< 1 old.attention.heads.parts) $x1580))))))
(assert
 (let ((?x3463 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3517 (div (* ?x3463 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x466 (= (- 1) old.attention.head_dim.n)))
 (let (($x913 (or $x466 (< (* ?x3517 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1373 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x782 (ite $x461 (ite (= 0 ?x1373) 1 (ite $x913 0 1)) old.attention.head_dim.given_least)))
 (let (($x433 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x580 (ite (and $x466 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x466 $x433) 0 1))))
 (let (($x1804 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x750 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1545 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3485 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2484 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1718 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1199 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2023 (ite $x1199 old.attention.head_dim.parts (ite (or $x1718 $x2484 $x3485 $x1545 $x750) 1 (ite $x1804 ?x580 ?x782)))))
 (= old.attention.head_dim.least ?x2023)))))))))))))))))))
(assert
 (let ((?x3463 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3517 (div (* ?x3463 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1557 (and $x461 (< 1 old.attention.head_dim.parts) (= ?x3517 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1557))))))
(assert
 (let ((?x277 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x461 (not (= 0 ?x277)))))))
(assert
 (let (($x452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x283 (or $x2447 $x452)))
 (let (($x1199 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2939 (ite $x1199 old.attention.head_dim.parts (ite $x283 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2939)))))))
(assert
 (let (($x466 (= (- 1) old.attention.head_dim.n)))
 (let (($x1804 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2474 (ite $x1804 (or $x466 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x466 (< 1 old.attention.head_dim.n)))))
 (let ((?x3463 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3517 (div (* ?x3463 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3485 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1648 (ite $x3485 (or $x466 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x461 (or $x466 (< ?x3517 old.attention.head_dim.n)) $x2474))))
 (let (($x249 (= 1 old.attention.head_dim.parts)))
 (let (($x1199 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x283 (or $x2447 $x452)))
 (let (($x1811 (ite $x283 old.attention.head_dim.given_moved (ite (or $x1199 $x249) false $x1648))))
 (= old.attention.head_dim.moved $x1811))))))))))))))))
(assert
 (let ((?x2273 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2732 (* (div (- ?x2273 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x535 (and $x2544 (< 1 old.attention.value_dim.parts) (= (div ?x2732 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x535))))))
(assert
 (let (($x416 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2859 (not old.model.sinks)))
 (= old.attention.one_key (and $x2859 $x416)))))
(assert
 (let (($x2118 (not old.attention.head_dim.padded)))
 (let (($x249 (= 1 old.attention.head_dim.parts)))
 (let (($x1199 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x283 (or $x2447 $x452)))
 (let (($x3118 (ite $x283 old.attention.head_dim.given_everywhere (or $x1199 (and $x249 $x2118)))))
 (= old.attention.head_dim.everywhere $x3118)))))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x767 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7)))))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x2078 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x872 $x1187) old.attention.qkv.split ?x1243) ?x767)))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x3614 (ite $x1525 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7))) ?x2078)))
 (= old.attention.q ?x3614)))))))))))))))))))
(assert
 (let (($x1794 (not old.attention.head_dim.moved)))
 (let (($x1545 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3485 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2484 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1718 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x749 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1718 $x2484 $x3485 $x1545) $x1794))))
 (let (($x452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x283 (or $x2447 $x452)))
 (= old.attention.head_dim.undivided (ite $x283 old.attention.head_dim.given_undivided $x749))))))))))))
(assert
 (let (($x820 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x805 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1794 (not old.attention.head_dim.moved)))
 (let (($x1008 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x1794))))
 (let (($x284 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x2815 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1105 (ite (or $x2815 $x284) (and (<= 1 old.attention.head_dim.least) $x1008) (and $x805 (and old.attention.head_dim.undivided $x820)))))
 (= old.attention.scores_whole $x1105)))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x1868 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1616 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1022 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3197 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2564 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x3156 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1913 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1980 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1707 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1707 $x1980 $x1913 $x3156 $x2564 $x1760 $x3197 $x1022 $x1616 $x1868))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x582 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1143 (= (_ bv8 7) new.attention.pairs)))
 (or $x1143 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x695 $x1261 $x1361 $x2825 $x1353)))))))
(assert
 (let (($x1644 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1644 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2368 $x2457 $x2654 $x2788))))))
(assert
 (let (($x1897 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x2015 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x603 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x603 $x2015 $x1897)))))
(assert
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x227 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1952 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1952)))
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
 (let ((?x3097 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2773 (= (div (* ?x3097 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x582 (< 1 new.attention.heads.parts) $x2773))))))
(assert
 (let ((?x2013 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2614 (div (* ?x2013 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2292 (= (- 1) new.attention.head_dim.n)))
 (let (($x728 (or $x2292 (< (* ?x2614 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x3535 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2873 (ite $x1760 (ite (= 0 ?x3535) 1 (ite $x728 0 1)) new.attention.head_dim.given_least)))
 (let (($x2709 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2337 (ite (and $x2292 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2292 $x2709) 0 1))))
 (let (($x1913 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2564 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1868 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1022 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1707 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1980 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1616 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x3372 (ite $x1616 new.attention.head_dim.parts (ite (or $x1980 $x1707 $x1022 $x1868 $x2564) 1 (ite $x1913 ?x2337 ?x2873)))))
 (= new.attention.head_dim.least ?x3372)))))))))))))))))))
(assert
 (let ((?x2013 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2614 (div (* ?x2013 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1385 (and $x1760 (< 1 new.attention.head_dim.parts) (= ?x2614 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1385))))))
(assert
 (let ((?x869 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1760 (not (= 0 ?x869)))))))
(assert
 (let (($x3156 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3197 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x684 (or $x3197 $x3156)))
 (let (($x1616 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1777 (ite $x1616 new.attention.head_dim.parts (ite $x684 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1777)))))))
(assert
 (let (($x2292 (= (- 1) new.attention.head_dim.n)))
 (let (($x1913 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x986 (ite $x1913 (or $x2292 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2292 (< 1 new.attention.head_dim.n)))))
 (let ((?x2013 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2614 (div (* ?x2013 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1022 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3309 (ite $x1022 (or $x2292 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1760 (or $x2292 (< ?x2614 new.attention.head_dim.n)) $x986))))
 (let (($x3058 (= 1 new.attention.head_dim.parts)))
 (let (($x1616 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3156 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3197 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x684 (or $x3197 $x3156)))
 (let (($x1505 (ite $x684 new.attention.head_dim.given_moved (ite (or $x1616 $x3058) false $x3309))))
 (= new.attention.head_dim.moved $x1505))))))))))))))))
(assert
 (let ((?x1127 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x378 (* (div ?x1127 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2784 (and $x227 (< 1 new.attention.value_dim.parts) (= (div ?x378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2784))))))
(assert
 (let (($x2219 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1613 (not new.model.sinks)))
 (= new.attention.one_key (and $x1613 $x2219)))))
(assert
 (let (($x2326 (not new.attention.head_dim.padded)))
 (let (($x3058 (= 1 new.attention.head_dim.parts)))
 (let (($x1616 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3156 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3197 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x684 (or $x3197 $x3156)))
 (let (($x1216 (ite $x684 new.attention.head_dim.given_everywhere (or $x1616 (and $x3058 $x2326)))))
 (= new.attention.head_dim.everywhere $x1216)))))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x336 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7)))))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x813 (ite $x2788 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1947 ?x336))))
 (= new.attention.q ?x813)))))))))))))))))
(assert
 (let (($x879 (not new.attention.head_dim.moved)))
 (let (($x1868 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1022 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1707 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1980 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1636 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1980 $x1707 $x1022 $x1868) $x879))))
 (let (($x3156 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3197 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x684 (or $x3197 $x3156)))
 (= new.attention.head_dim.undivided (ite $x684 new.attention.head_dim.given_undivided $x1636))))))))))))
(assert
 (let (($x1621 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x603 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x879 (not new.attention.head_dim.moved)))
 (let (($x1877 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x879))))
 (let (($x1538 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x2015 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2370 (ite (or $x2015 $x1538) (and (<= 1 new.attention.head_dim.least) $x1877) (and $x603 (and new.attention.head_dim.undivided $x1621)))))
 (= new.attention.scores_whole $x2370)))))))))
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
 (let (($x1897 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x1441 (= 1 new.tp)))
 (let (($x1962 (or $x1441 (not (= (_ bv36 7) new.attention.q)) $x1897 new.attention.one_key new.attention.scores_whole)))
 (not $x1962)))))
(assert
 (let (($x130 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x2750 (= 1 old.tp)))
(or $x2750 (not (= (_ bv36 7) old.attention.q)) $x130 old.attention.one_key old.attention.scores_whole))))
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
 (let (($x1545 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1199 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3485 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x750 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1804 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1718 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2484 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2484 $x1718 $x1804 $x452 $x750 $x461 $x2447 $x3485 $x1199 $x1545))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1716 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1032 (= (_ bv8 7) old.attention.pairs)))
 (or $x1032 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2940 $x2689 $x261 $x2748 $x2636)))))))
(assert
 (let (($x317 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x317 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2377 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2377 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3508 $x393 $x2244 $x1525))))))
(assert
 (let (($x2815 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x805 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x805 $x2815 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2544 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x964 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x964)))
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
 (let ((?x3450 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1580 (= (div (* ?x3450 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1716 (< 1 old.attention.heads.parts) $x1580))))))
(assert
 (let ((?x3463 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3517 (div (* ?x3463 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x466 (= (- 1) old.attention.head_dim.n)))
 (let (($x913 (or $x466 (< (* ?x3517 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1373 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x782 (ite $x461 (ite (= 0 ?x1373) 1 (ite $x913 0 1)) old.attention.head_dim.given_least)))
 (let (($x433 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x580 (ite (and $x466 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x466 $x433) 0 1))))
 (let (($x1804 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x750 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1545 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3485 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2484 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1718 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1199 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2023 (ite $x1199 old.attention.head_dim.parts (ite (or $x1718 $x2484 $x3485 $x1545 $x750) 1 (ite $x1804 ?x580 ?x782)))))
 (= old.attention.head_dim.least ?x2023)))))))))))))))))))
(assert
 (let ((?x3463 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3517 (div (* ?x3463 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1557 (and $x461 (< 1 old.attention.head_dim.parts) (= ?x3517 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1557))))))
(assert
 (let ((?x277 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x461 (not (= 0 ?x277)))))))
(assert
 (let (($x452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x283 (or $x2447 $x452)))
 (let (($x1199 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2939 (ite $x1199 old.attention.head_dim.parts (ite $x283 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x2939)))))))
(assert
 (let (($x466 (= (- 1) old.attention.head_dim.n)))
 (let (($x1804 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2474 (ite $x1804 (or $x466 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x466 (< 1 old.attention.head_dim.n)))))
 (let ((?x3463 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3517 (div (* ?x3463 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3485 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1648 (ite $x3485 (or $x466 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x461 (or $x466 (< ?x3517 old.attention.head_dim.n)) $x2474))))
 (let (($x249 (= 1 old.attention.head_dim.parts)))
 (let (($x1199 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x283 (or $x2447 $x452)))
 (let (($x1811 (ite $x283 old.attention.head_dim.given_moved (ite (or $x1199 $x249) false $x1648))))
 (= old.attention.head_dim.moved $x1811))))))))))))))))
(assert
 (let ((?x2273 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2732 (* (div (- ?x2273 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x535 (and $x2544 (< 1 old.attention.value_dim.parts) (= (div ?x2732 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x535))))))
(assert
 (let (($x416 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2859 (not old.model.sinks)))
 (= old.attention.one_key (and $x2859 $x416)))))
(assert
 (let (($x2118 (not old.attention.head_dim.padded)))
 (let (($x249 (= 1 old.attention.head_dim.parts)))
 (let (($x1199 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x283 (or $x2447 $x452)))
 (let (($x3118 (ite $x283 old.attention.head_dim.given_everywhere (or $x1199 (and $x249 $x2118)))))
 (= old.attention.head_dim.everywhere $x3118)))))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x2078 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1525 ?x2679 ?x2078)))))))))))))))))))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x2198 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1525 ?x2679 ?x2198)))))))))))))))))))))))
(assert
 (let (($x1794 (not old.attention.head_dim.moved)))
 (let (($x1545 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3485 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2484 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1718 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x749 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1718 $x2484 $x3485 $x1545) $x1794))))
 (let (($x452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x283 (or $x2447 $x452)))
 (= old.attention.head_dim.undivided (ite $x283 old.attention.head_dim.given_undivided $x749))))))))))))
(assert
 (let (($x820 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x805 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1794 (not old.attention.head_dim.moved)))
 (let (($x1008 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x1794))))
 (let (($x718 (= 1 old.pp)))
 (let (($x2405 (not old.attention.scores.group.pp)))
 (let (($x2634 (or $x2405 $x718)))
 (let (($x2250 (= 1 old.sp)))
 (let (($x821 (not old.attention.scores.group.sp)))
 (let (($x1790 (or $x821 $x2250)))
 (let (($x1840 (= 1 old.dp)))
 (let (($x363 (not old.attention.scores.group.dp)))
 (let (($x2752 (or $x363 $x1840)))
 (let (($x284 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x2752 $x1790 $x2634)))
 (let (($x2815 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x1105 (ite (or $x2815 $x284) (and (<= 1 old.attention.head_dim.least) $x1008) (and $x805 (and old.attention.head_dim.undivided $x820)))))
 (= old.attention.scores_whole $x1105))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x1868 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1616 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1022 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3197 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2564 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x3156 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1913 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1980 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1707 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1707 $x1980 $x1913 $x3156 $x2564 $x1760 $x3197 $x1022 $x1616 $x1868))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x582 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1143 (= (_ bv8 7) new.attention.pairs)))
 (or $x1143 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x695 $x1261 $x1361 $x2825 $x1353)))))))
(assert
 (let (($x578 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x578 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1644 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1644 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2368 $x2457 $x2654 $x2788))))))
(assert
 (let (($x2015 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x603 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x603 $x2015 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x227 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1952 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1952)))
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
 (let ((?x3097 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2773 (= (div (* ?x3097 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x582 (< 1 new.attention.heads.parts) $x2773))))))
(assert
 (let ((?x2013 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2614 (div (* ?x2013 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2292 (= (- 1) new.attention.head_dim.n)))
 (let (($x728 (or $x2292 (< (* ?x2614 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x3535 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2873 (ite $x1760 (ite (= 0 ?x3535) 1 (ite $x728 0 1)) new.attention.head_dim.given_least)))
 (let (($x2709 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2337 (ite (and $x2292 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2292 $x2709) 0 1))))
 (let (($x1913 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2564 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1868 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1022 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1707 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1980 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1616 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x3372 (ite $x1616 new.attention.head_dim.parts (ite (or $x1980 $x1707 $x1022 $x1868 $x2564) 1 (ite $x1913 ?x2337 ?x2873)))))
 (= new.attention.head_dim.least ?x3372)))))))))))))))))))
(assert
 (let ((?x2013 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2614 (div (* ?x2013 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1385 (and $x1760 (< 1 new.attention.head_dim.parts) (= ?x2614 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1385))))))
(assert
 (let ((?x869 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1760 (not (= 0 ?x869)))))))
(assert
 (let (($x3156 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3197 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x684 (or $x3197 $x3156)))
 (let (($x1616 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1777 (ite $x1616 new.attention.head_dim.parts (ite $x684 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1777)))))))
(assert
 (let (($x2292 (= (- 1) new.attention.head_dim.n)))
 (let (($x1913 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x986 (ite $x1913 (or $x2292 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2292 (< 1 new.attention.head_dim.n)))))
 (let ((?x2013 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2614 (div (* ?x2013 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1022 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3309 (ite $x1022 (or $x2292 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1760 (or $x2292 (< ?x2614 new.attention.head_dim.n)) $x986))))
 (let (($x3058 (= 1 new.attention.head_dim.parts)))
 (let (($x1616 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3156 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3197 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x684 (or $x3197 $x3156)))
 (let (($x1505 (ite $x684 new.attention.head_dim.given_moved (ite (or $x1616 $x3058) false $x3309))))
 (= new.attention.head_dim.moved $x1505))))))))))))))))
(assert
 (let ((?x1127 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x378 (* (div ?x1127 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2784 (and $x227 (< 1 new.attention.value_dim.parts) (= (div ?x378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2784))))))
(assert
 (let (($x2219 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1613 (not new.model.sinks)))
 (= new.attention.one_key (and $x1613 $x2219)))))
(assert
 (let (($x2326 (not new.attention.head_dim.padded)))
 (let (($x3058 (= 1 new.attention.head_dim.parts)))
 (let (($x1616 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3156 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3197 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x684 (or $x3197 $x3156)))
 (let (($x1216 (ite $x684 new.attention.head_dim.given_everywhere (or $x1616 (and $x3058 $x2326)))))
 (= new.attention.head_dim.everywhere $x1216)))))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x770 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2788 ?x2668 ?x770)))))))))))))))))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x3490 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2788 ?x2668 ?x3490)))))))))))))))))))))
(assert
 (let (($x879 (not new.attention.head_dim.moved)))
 (let (($x1868 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1022 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1707 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1980 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1636 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1980 $x1707 $x1022 $x1868) $x879))))
 (let (($x3156 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3197 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x684 (or $x3197 $x3156)))
 (= new.attention.head_dim.undivided (ite $x684 new.attention.head_dim.given_undivided $x1636))))))))))))
(assert
 (let (($x1621 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x603 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x879 (not new.attention.head_dim.moved)))
 (let (($x1877 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x879))))
 (let (($x1844 (= 1 new.pp)))
 (let (($x177 (not new.attention.scores.group.pp)))
 (let (($x1430 (or $x177 $x1844)))
 (let (($x1744 (= 1 new.sp)))
 (let (($x2356 (not new.attention.scores.group.sp)))
 (let (($x2325 (or $x2356 $x1744)))
 (let (($x1615 (= 1 new.dp)))
 (let (($x3062 (not new.attention.scores.group.dp)))
 (let (($x3018 (or $x3062 $x1615)))
 (let (($x1538 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x3018 $x2325 $x1430)))
 (let (($x2015 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2370 (ite (or $x2015 $x1538) (and (<= 1 new.attention.head_dim.least) $x1877) (and $x603 (and new.attention.head_dim.undivided $x1621)))))
 (= new.attention.scores_whole $x2370))))))))))))))))))
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
 (let (($x247 (or new.attention.one_key (and (= (_ bv36 7) new.attention.q) new.attention.scores_whole))))
 (let (($x1844 (= 1 new.pp)))
 (let (($x177 (not new.attention.scores.group.pp)))
 (let (($x1430 (or $x177 $x1844)))
 (let (($x1744 (= 1 new.sp)))
 (let (($x2356 (not new.attention.scores.group.sp)))
 (let (($x2325 (or $x2356 $x1744)))
 (let (($x1615 (= 1 new.dp)))
 (let (($x3062 (not new.attention.scores.group.dp)))
 (let (($x3018 (or $x3062 $x1615)))
 (let (($x1538 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x3018 $x2325 $x1430)))
 (let (($x178 (and (or new.attention.scores.group.tp (= 1 new.tp)) $x3018 $x2325 $x1430)))
 (let (($x3553 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k)))))
 (let (($x2182 (not new.attention.one_key)))
 (let (($x2918 (not new.attention.scores_whole)))
 (let (($x603 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2015 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x489 (or $x2015 (and $x603 (not (= 1 new.tp)) $x2918 $x2182) $x3553 $x178 (and $x1538 $x247))))
 (not $x489))))))))))))))))))))
(assert
 (let (($x523 (or old.attention.one_key (and (= (_ bv36 7) old.attention.q) old.attention.scores_whole))))
(let (($x718 (= 1 old.pp)))
(let (($x2405 (not old.attention.scores.group.pp)))
(let (($x2634 (or $x2405 $x718)))
(let (($x2250 (= 1 old.sp)))
(let (($x821 (not old.attention.scores.group.sp)))
(let (($x1790 (or $x821 $x2250)))
(let (($x1840 (= 1 old.dp)))
(let (($x363 (not old.attention.scores.group.dp)))
(let (($x2752 (or $x363 $x1840)))
(let (($x284 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x2752 $x1790 $x2634)))
(let (($x3100 (and (or old.attention.scores.group.tp (= 1 old.tp)) $x2752 $x1790 $x2634)))
(let (($x1250 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k)))))
(let (($x2057 (not old.attention.one_key)))
(let (($x1734 (not old.attention.scores_whole)))
(let (($x805 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x2815 (= (_ bv57 7) old.attention.scores.sum)))
(or $x2815 (and $x805 (not (= 1 old.tp)) $x1734 $x2057) $x1250 $x3100 (and $x284 $x523))))))))))))))))))))
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
 (let (($x1545 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1199 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3485 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x750 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1804 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1718 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2484 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2484 $x1718 $x1804 $x452 $x750 $x461 $x2447 $x3485 $x1199 $x1545))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x1716 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1032 (= (_ bv8 7) old.attention.pairs)))
 (or $x1032 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2940 $x2689 $x261 $x2748 $x2636)))))))
(assert
 (let (($x2377 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2377 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3508 $x393 $x2244 $x1525))))))
(assert
 (let (($x371 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x371 (= (_ bv49 7) old.attention.scores.scale))))
(assert
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2544 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x964 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x964)))
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
 (let ((?x3450 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1580 (= (div (* ?x3450 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1716 (< 1 old.attention.heads.parts) $x1580))))))
(assert
 (let ((?x3463 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3517 (div (* ?x3463 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x466 (= (- 1) old.attention.head_dim.n)))
 (let (($x913 (or $x466 (< (* ?x3517 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1373 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x782 (ite $x461 (ite (= 0 ?x1373) 1 (ite $x913 0 1)) old.attention.head_dim.given_least)))
 (let (($x433 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x580 (ite (and $x466 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x466 $x433) 0 1))))
 (let (($x1804 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x750 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1545 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3485 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2484 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1718 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1199 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2023 (ite $x1199 old.attention.head_dim.parts (ite (or $x1718 $x2484 $x3485 $x1545 $x750) 1 (ite $x1804 ?x580 ?x782)))))
 (= old.attention.head_dim.least ?x2023)))))))))))))))))))
(assert
 (let ((?x3463 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3517 (div (* ?x3463 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1557 (and $x461 (< 1 old.attention.head_dim.parts) (= ?x3517 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1557))))))
(assert
 (let ((?x277 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x461 (not (= 0 ?x277)))))))
(assert
 (let (($x466 (= (- 1) old.attention.head_dim.n)))
 (let (($x1804 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2474 (ite $x1804 (or $x466 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x466 (< 1 old.attention.head_dim.n)))))
 (let ((?x3463 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3517 (div (* ?x3463 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3485 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1648 (ite $x3485 (or $x466 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x461 (or $x466 (< ?x3517 old.attention.head_dim.n)) $x2474))))
 (let (($x249 (= 1 old.attention.head_dim.parts)))
 (let (($x1199 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x283 (or $x2447 $x452)))
 (let (($x1811 (ite $x283 old.attention.head_dim.given_moved (ite (or $x1199 $x249) false $x1648))))
 (= old.attention.head_dim.moved $x1811))))))))))))))))
(assert
 (let ((?x2273 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2732 (* (div (- ?x2273 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x535 (and $x2544 (< 1 old.attention.value_dim.parts) (= (div ?x2732 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x535))))))
(assert
 (let (($x416 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2859 (not old.model.sinks)))
 (= old.attention.one_key (and $x2859 $x416)))))
(assert
 (let (($x2118 (not old.attention.head_dim.padded)))
 (let (($x249 (= 1 old.attention.head_dim.parts)))
 (let (($x1199 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x283 (or $x2447 $x452)))
 (let (($x3118 (ite $x283 old.attention.head_dim.given_everywhere (or $x1199 (and $x249 $x2118)))))
 (= old.attention.head_dim.everywhere $x3118)))))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x767 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7)))))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x2078 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x872 $x1187) old.attention.qkv.split ?x1243) ?x767)))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x3614 (ite $x1525 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7))) ?x2078)))
 (= old.attention.q ?x3614)))))))))))))))))))
(assert
 (let (($x1794 (not old.attention.head_dim.moved)))
 (let (($x1545 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3485 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2484 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1718 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x749 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1718 $x2484 $x3485 $x1545) $x1794))))
 (let (($x452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x283 (or $x2447 $x452)))
 (= old.attention.head_dim.undivided (ite $x283 old.attention.head_dim.given_undivided $x749))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x1868 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1616 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1022 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3197 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2564 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x3156 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1913 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1980 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1707 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1707 $x1980 $x1913 $x3156 $x2564 $x1760 $x3197 $x1022 $x1616 $x1868))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x582 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1143 (= (_ bv8 7) new.attention.pairs)))
 (or $x1143 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x695 $x1261 $x1361 $x2825 $x1353)))))))
(assert
 (let (($x1644 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1644 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2368 $x2457 $x2654 $x2788))))))
(assert
 (let (($x1835 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x1835 (= (_ bv49 7) new.attention.scores.scale))))
(assert
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x227 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1952 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1952)))
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
 (let ((?x3097 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2773 (= (div (* ?x3097 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x582 (< 1 new.attention.heads.parts) $x2773))))))
(assert
 (let ((?x2013 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2614 (div (* ?x2013 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2292 (= (- 1) new.attention.head_dim.n)))
 (let (($x728 (or $x2292 (< (* ?x2614 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x3535 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x2873 (ite $x1760 (ite (= 0 ?x3535) 1 (ite $x728 0 1)) new.attention.head_dim.given_least)))
 (let (($x2709 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2337 (ite (and $x2292 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2292 $x2709) 0 1))))
 (let (($x1913 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2564 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1868 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1022 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1707 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1980 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1616 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x3372 (ite $x1616 new.attention.head_dim.parts (ite (or $x1980 $x1707 $x1022 $x1868 $x2564) 1 (ite $x1913 ?x2337 ?x2873)))))
 (= new.attention.head_dim.least ?x3372)))))))))))))))))))
(assert
 (let ((?x2013 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2614 (div (* ?x2013 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1385 (and $x1760 (< 1 new.attention.head_dim.parts) (= ?x2614 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1385))))))
(assert
 (let ((?x869 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1760 (not (= 0 ?x869)))))))
(assert
 (let (($x2292 (= (- 1) new.attention.head_dim.n)))
 (let (($x1913 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x986 (ite $x1913 (or $x2292 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2292 (< 1 new.attention.head_dim.n)))))
 (let ((?x2013 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2614 (div (* ?x2013 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1022 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3309 (ite $x1022 (or $x2292 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1760 (or $x2292 (< ?x2614 new.attention.head_dim.n)) $x986))))
 (let (($x3058 (= 1 new.attention.head_dim.parts)))
 (let (($x1616 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3156 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3197 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x684 (or $x3197 $x3156)))
 (let (($x1505 (ite $x684 new.attention.head_dim.given_moved (ite (or $x1616 $x3058) false $x3309))))
 (= new.attention.head_dim.moved $x1505))))))))))))))))
(assert
 (let ((?x1127 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x378 (* (div ?x1127 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2784 (and $x227 (< 1 new.attention.value_dim.parts) (= (div ?x378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2784))))))
(assert
 (let (($x2219 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1613 (not new.model.sinks)))
 (= new.attention.one_key (and $x1613 $x2219)))))
(assert
 (let (($x2326 (not new.attention.head_dim.padded)))
 (let (($x3058 (= 1 new.attention.head_dim.parts)))
 (let (($x1616 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3156 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3197 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x684 (or $x3197 $x3156)))
 (let (($x1216 (ite $x684 new.attention.head_dim.given_everywhere (or $x1616 (and $x3058 $x2326)))))
 (= new.attention.head_dim.everywhere $x1216)))))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x336 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7)))))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x813 (ite $x2788 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1947 ?x336))))
 (= new.attention.q ?x813)))))))))))))))))
(assert
 (let (($x879 (not new.attention.head_dim.moved)))
 (let (($x1868 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1022 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1707 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1980 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1636 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1980 $x1707 $x1022 $x1868) $x879))))
 (let (($x3156 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3197 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x684 (or $x3197 $x3156)))
 (= new.attention.head_dim.undivided (ite $x684 new.attention.head_dim.given_undivided $x1636))))))))))))
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
 (let (($x1835 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x3302 (or (not (= (_ bv36 7) new.attention.q)) $x1835 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x3302))))
(assert
 (let (($x371 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x371 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
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
 (let (($x1545 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1199 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3485 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1804 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1718 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2484 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2484 $x1718 $x1804 $x452 (= (_ bv56 7) old.attention.head_dim.kind) $x461 $x2447 $x3485 $x1199 $x1545)))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1370 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2518 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x331 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x450 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2556 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x740 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2916 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x2624 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x2624 $x2916 $x740 $x2556 (= (_ bv56 7) old.attention.heads.kind) $x1716 $x450 $x331 $x2518 $x1370)))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1032 (= (_ bv8 7) old.attention.pairs)))
 (or $x1032 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2940 $x2689 $x261 $x2748 $x2636)))))))
(assert
 (let (($x2295 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2295 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2377 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2377 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3508 $x393 $x2244 $x1525))))))
(assert
 (let (($x2267 (= (_ bv93 7) old.attention.scores.statistic)))
 (or (= (_ bv49 7) old.attention.scores.statistic) $x2267)))
(assert
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2544 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x964 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x964)))
(assert
 (let (($x299 (= (_ bv97 7) old.model.qk_norm)))
 (let (($x32 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x32 $x299))))
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
 (let ((?x3450 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x517 (div (* ?x3450 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3251 (and $x1716 (< 1 old.attention.heads.parts) (= ?x517 old.attention.heads.n))))
 (= old.attention.heads.filled $x3251))))))
(assert
 (let (($x645 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1716 $x645)))))
(assert
 (let (($x807 (= (- 1) old.attention.heads.n)))
 (let (($x740 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1085 (ite $x740 (or $x807 (<= old.attention.heads.parts old.attention.heads.n)) (or $x807 (< 1 old.attention.heads.n)))))
 (let ((?x3450 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x517 (div (* ?x3450 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x331 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2674 (ite $x331 (or $x807 (< old.attention.heads.block old.attention.heads.n)) (ite $x1716 (or $x807 (< ?x517 old.attention.heads.n)) $x1085))))
 (let (($x3615 (= 1 old.attention.heads.parts)))
 (let (($x2518 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2556 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x450 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x343 (or $x450 $x2556)))
 (let (($x2764 (ite $x343 old.attention.heads.given_moved (ite (or $x2518 $x3615) false $x2674))))
 (= old.attention.heads.moved $x2764))))))))))))))))
(assert
 (let ((?x3463 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3517 (div (* ?x3463 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1557 (and $x461 (< 1 old.attention.head_dim.parts) (= ?x3517 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1557))))))
(assert
 (let ((?x277 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x461 (not (= 0 ?x277)))))))
(assert
 (let (($x466 (= (- 1) old.attention.head_dim.n)))
 (let (($x1804 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2474 (ite $x1804 (or $x466 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x466 (< 1 old.attention.head_dim.n)))))
 (let ((?x3463 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3517 (div (* ?x3463 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3485 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1648 (ite $x3485 (or $x466 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x461 (or $x466 (< ?x3517 old.attention.head_dim.n)) $x2474))))
 (let (($x249 (= 1 old.attention.head_dim.parts)))
 (let (($x1199 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x283 (or $x2447 $x452)))
 (let (($x1811 (ite $x283 old.attention.head_dim.given_moved (ite (or $x1199 $x249) false $x1648))))
 (= old.attention.head_dim.moved $x1811))))))))))))))))
(assert
 (let ((?x2273 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2732 (* (div (- ?x2273 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x535 (and $x2544 (< 1 old.attention.value_dim.parts) (= (div ?x2732 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x535))))))
(assert
 (let (($x416 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2859 (not old.model.sinks)))
 (= old.attention.one_key (and $x2859 $x416)))))
(assert
 (let (($x70 (not old.attention.heads.padded)))
 (let (($x3615 (= 1 old.attention.heads.parts)))
 (let (($x2518 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2556 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x450 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x343 (or $x450 $x2556)))
 (let (($x705 (ite $x343 old.attention.heads.given_everywhere (or $x2518 (and $x3615 $x70)))))
 (= old.attention.heads.everywhere $x705)))))))))
(assert
 (let (($x2118 (not old.attention.head_dim.padded)))
 (let (($x249 (= 1 old.attention.head_dim.parts)))
 (let (($x1199 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x283 (or $x2447 $x452)))
 (let (($x3118 (ite $x283 old.attention.head_dim.given_everywhere (or $x1199 (and $x249 $x2118)))))
 (= old.attention.head_dim.everywhere $x3118)))))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x2078 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1525 ?x2679 ?x2078)))))))))))))))))))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x1543 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1525 ?x2679 ?x1543)))))))))))))))))))))))
(assert
 (let (($x1901 (not old.attention.heads.moved)))
 (let (($x1370 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x331 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2624 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x2916 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3226 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x2916 $x2624 $x331 $x1370) $x1901))))
 (let (($x2556 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x450 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x343 (or $x450 $x2556)))
 (= old.attention.heads.undivided (ite $x343 old.attention.heads.given_undivided $x3226))))))))))))
(assert
 (let (($x1794 (not old.attention.head_dim.moved)))
 (let (($x1545 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3485 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2484 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1718 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x749 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1718 $x2484 $x3485 $x1545) $x1794))))
 (let (($x452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x283 (or $x2447 $x452)))
 (= old.attention.head_dim.undivided (ite $x283 old.attention.head_dim.given_undivided $x749))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x1868 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1616 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1022 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3197 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3156 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1913 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1980 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1707 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1707 $x1980 $x1913 $x3156 (= (_ bv56 7) new.attention.head_dim.kind) $x1760 $x3197 $x1022 $x1616 $x1868)))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x724 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x3275 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1062 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2726 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1069 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x195 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1185 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x3276 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x3276 $x1185 $x195 $x1069 (= (_ bv56 7) new.attention.heads.kind) $x582 $x2726 $x1062 $x3275 $x724)))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1143 (= (_ bv8 7) new.attention.pairs)))
 (or $x1143 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x695 $x1261 $x1361 $x2825 $x1353)))))))
(assert
 (let (($x2854 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2854 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1644 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1644 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2368 $x2457 $x2654 $x2788))))))
(assert
 (let (($x1460 (= (_ bv93 7) new.attention.scores.statistic)))
 (or (= (_ bv49 7) new.attention.scores.statistic) $x1460)))
(assert
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x227 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1952 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1952)))
(assert
 (let (($x789 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x1885 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x1885 $x789))))
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
 (let ((?x3097 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2014 (div (* ?x3097 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2073 (and $x582 (< 1 new.attention.heads.parts) (= ?x2014 new.attention.heads.n))))
 (= new.attention.heads.filled $x2073))))))
(assert
 (let (($x690 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x582 $x690)))))
(assert
 (let (($x979 (= (- 1) new.attention.heads.n)))
 (let (($x195 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1870 (ite $x195 (or $x979 (<= new.attention.heads.parts new.attention.heads.n)) (or $x979 (< 1 new.attention.heads.n)))))
 (let ((?x3097 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2014 (div (* ?x3097 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1062 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3604 (ite $x1062 (or $x979 (< new.attention.heads.block new.attention.heads.n)) (ite $x582 (or $x979 (< ?x2014 new.attention.heads.n)) $x1870))))
 (let (($x2269 (= 1 new.attention.heads.parts)))
 (let (($x3275 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1069 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2726 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2207 (or $x2726 $x1069)))
 (let (($x2775 (ite $x2207 new.attention.heads.given_moved (ite (or $x3275 $x2269) false $x3604))))
 (= new.attention.heads.moved $x2775))))))))))))))))
(assert
 (let ((?x2013 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2614 (div (* ?x2013 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1385 (and $x1760 (< 1 new.attention.head_dim.parts) (= ?x2614 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1385))))))
(assert
 (let ((?x869 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1760 (not (= 0 ?x869)))))))
(assert
 (let (($x2292 (= (- 1) new.attention.head_dim.n)))
 (let (($x1913 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x986 (ite $x1913 (or $x2292 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2292 (< 1 new.attention.head_dim.n)))))
 (let ((?x2013 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2614 (div (* ?x2013 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1022 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3309 (ite $x1022 (or $x2292 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1760 (or $x2292 (< ?x2614 new.attention.head_dim.n)) $x986))))
 (let (($x3058 (= 1 new.attention.head_dim.parts)))
 (let (($x1616 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3156 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3197 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x684 (or $x3197 $x3156)))
 (let (($x1505 (ite $x684 new.attention.head_dim.given_moved (ite (or $x1616 $x3058) false $x3309))))
 (= new.attention.head_dim.moved $x1505))))))))))))))))
(assert
 (let ((?x1127 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x378 (* (div ?x1127 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2784 (and $x227 (< 1 new.attention.value_dim.parts) (= (div ?x378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2784))))))
(assert
 (let (($x2219 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1613 (not new.model.sinks)))
 (= new.attention.one_key (and $x1613 $x2219)))))
(assert
 (let (($x2586 (not new.attention.heads.padded)))
 (let (($x2269 (= 1 new.attention.heads.parts)))
 (let (($x3275 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1069 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2726 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2207 (or $x2726 $x1069)))
 (let (($x2715 (ite $x2207 new.attention.heads.given_everywhere (or $x3275 (and $x2269 $x2586)))))
 (= new.attention.heads.everywhere $x2715)))))))))
(assert
 (let (($x2326 (not new.attention.head_dim.padded)))
 (let (($x3058 (= 1 new.attention.head_dim.parts)))
 (let (($x1616 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3156 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3197 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x684 (or $x3197 $x3156)))
 (let (($x1216 (ite $x684 new.attention.head_dim.given_everywhere (or $x1616 (and $x3058 $x2326)))))
 (= new.attention.head_dim.everywhere $x1216)))))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x770 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x2788 ?x2668 ?x770)))))))))))))))))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x1586 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2788 ?x2668 ?x1586)))))))))))))))))))))
(assert
 (let (($x2616 (not new.attention.heads.moved)))
 (let (($x724 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1062 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3276 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1185 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1820 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x1185 $x3276 $x1062 $x724) $x2616))))
 (let (($x1069 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2726 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2207 (or $x2726 $x1069)))
 (= new.attention.heads.undivided (ite $x2207 new.attention.heads.given_undivided $x1820))))))))))))
(assert
 (let (($x879 (not new.attention.head_dim.moved)))
 (let (($x1868 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1022 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1707 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1980 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1636 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1980 $x1707 $x1022 $x1868) $x879))))
 (let (($x3156 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3197 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x684 (or $x3197 $x3156)))
 (= new.attention.head_dim.undivided (ite $x684 new.attention.head_dim.given_undivided $x1636))))))))))))
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
 (let (($x1643 (not new.attention.heads.undivided)))
 (let (($x2865 (not new.attention.one_key)))
 (let (($x2006 (or (and (= (_ bv37 7) new.attention.k) (not new.attention.kv_undivided)) (and (= (_ bv37 7) new.attention.q) $x2865 $x1643))))
 (let (($x789 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x1928 (not new.attention.head_dim.undivided)))
 (let (($x3160 (and (or (= (_ bv36 7) new.attention.k) (and (= (_ bv36 7) new.attention.q) $x2865)) $x1928)))
 (let (($x1885 (= (_ bv57 7) new.model.qk_norm)))
 (let (($x1460 (= (_ bv93 7) new.attention.scores.statistic)))
 (not (or $x1460 $x1885 (not (or $x3160 (and $x789 $x2006))))))))))))))
(assert
 (let (($x1500 (not old.attention.heads.undivided)))
(let (($x2388 (not old.attention.one_key)))
(let (($x3447 (or (and (= (_ bv37 7) old.attention.k) (not old.attention.kv_undivided)) (and (= (_ bv37 7) old.attention.q) $x2388 $x1500))))
(let (($x299 (= (_ bv97 7) old.model.qk_norm)))
(let (($x678 (not old.attention.head_dim.undivided)))
(let (($x2034 (and (or (= (_ bv36 7) old.attention.k) (and (= (_ bv36 7) old.attention.q) $x2388)) $x678)))
(let (($x32 (= (_ bv57 7) old.model.qk_norm)))
(let (($x2267 (= (_ bv93 7) old.attention.scores.statistic)))
(or $x2267 $x32 (not (or $x2034 (and $x299 $x3447)))))))))))))
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
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x461 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2518 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x331 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x450 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2556 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x740 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x740 $x2556 (= (_ bv56 7) old.attention.heads.kind) $x1716 $x450 $x331 $x2518 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1032 (= (_ bv8 7) old.attention.pairs)))
 (or $x1032 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2940 $x2689 $x261 $x2748 $x2636)))))))
(assert
 (let (($x2377 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x2377 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3508 $x393 $x2244 $x1525))))))
(assert
 (let (($x1264 (= (_ bv63 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x1264)))
(assert
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2544 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x964 (= (_ bv79 7) old.model.positions)))
 (let (($x1420 (= (_ bv2 7) old.model.positions)))
 (or $x1420 (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x964))))
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
 (let ((?x3450 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x517 (div (* ?x3450 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1152 (< 1 old.attention.heads.parts)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1716 $x1152 (= ?x517 old.attention.heads.n))))))))
(assert
 (let ((?x3450 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x517 (div (* ?x3450 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1152 (< 1 old.attention.heads.parts)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.leads (and $x1716 $x1152 (<= old.attention.heads.n ?x517))))))))
(assert
 (let (($x645 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1716 $x645)))))
(assert
 (let (($x807 (= (- 1) old.attention.heads.n)))
 (let (($x740 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1085 (ite $x740 (or $x807 (<= old.attention.heads.parts old.attention.heads.n)) (or $x807 (< 1 old.attention.heads.n)))))
 (let ((?x3450 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x517 (div (* ?x3450 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x331 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2674 (ite $x331 (or $x807 (< old.attention.heads.block old.attention.heads.n)) (ite $x1716 (or $x807 (< ?x517 old.attention.heads.n)) $x1085))))
 (let (($x2518 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2556 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x450 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2764 (ite (or $x450 $x2556) old.attention.heads.given_moved (ite (or $x2518 (= 1 old.attention.heads.parts)) false $x2674))))
 (= old.attention.heads.moved $x2764))))))))))))))
(assert
 (let ((?x3463 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3517 (div (* ?x3463 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1557 (and $x461 (< 1 old.attention.head_dim.parts) (= ?x3517 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1557))))))
(assert
 (let ((?x2273 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2732 (* (div (- ?x2273 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x535 (and $x2544 (< 1 old.attention.value_dim.parts) (= (div ?x2732 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x535))))))
(assert
 (let (($x416 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2859 (not old.model.sinks)))
 (= old.attention.one_key (and $x2859 $x416)))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x767 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7)))))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x2078 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x872 $x1187) old.attention.qkv.split ?x1243) ?x767)))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x3614 (ite $x1525 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7))) ?x2078)))
 (= old.attention.q ?x3614)))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1760 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x3275 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1062 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2726 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1069 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x195 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x195 $x1069 (= (_ bv56 7) new.attention.heads.kind) $x582 $x2726 $x1062 $x3275 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1143 (= (_ bv8 7) new.attention.pairs)))
 (or $x1143 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x695 $x1261 $x1361 $x2825 $x1353)))))))
(assert
 (let (($x1644 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1644 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2368 $x2457 $x2654 $x2788))))))
(assert
 (let (($x782 (= (_ bv63 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x782)))
(assert
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x227 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1952 (= (_ bv79 7) new.model.positions)))
 (let (($x2986 (= (_ bv2 7) new.model.positions)))
 (or $x2986 (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1952))))
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
 (let ((?x3097 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2014 (div (* ?x3097 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2450 (< 1 new.attention.heads.parts)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x582 $x2450 (= ?x2014 new.attention.heads.n))))))))
(assert
 (let ((?x3097 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2014 (div (* ?x3097 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2450 (< 1 new.attention.heads.parts)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.leads (and $x582 $x2450 (<= new.attention.heads.n ?x2014))))))))
(assert
 (let (($x690 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x582 $x690)))))
(assert
 (let (($x979 (= (- 1) new.attention.heads.n)))
 (let (($x195 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1870 (ite $x195 (or $x979 (<= new.attention.heads.parts new.attention.heads.n)) (or $x979 (< 1 new.attention.heads.n)))))
 (let ((?x3097 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2014 (div (* ?x3097 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1062 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3604 (ite $x1062 (or $x979 (< new.attention.heads.block new.attention.heads.n)) (ite $x582 (or $x979 (< ?x2014 new.attention.heads.n)) $x1870))))
 (let (($x3275 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1069 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2726 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2775 (ite (or $x2726 $x1069) new.attention.heads.given_moved (ite (or $x3275 (= 1 new.attention.heads.parts)) false $x3604))))
 (= new.attention.heads.moved $x2775))))))))))))))
(assert
 (let ((?x2013 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2614 (div (* ?x2013 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1385 (and $x1760 (< 1 new.attention.head_dim.parts) (= ?x2614 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1385))))))
(assert
 (let ((?x1127 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x378 (* (div ?x1127 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2784 (and $x227 (< 1 new.attention.value_dim.parts) (= (div ?x378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2784))))))
(assert
 (let (($x2219 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1613 (not new.model.sinks)))
 (= new.attention.one_key (and $x1613 $x2219)))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x336 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7)))))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x813 (ite $x2788 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x1947 ?x336))))
 (= new.attention.q ?x813)))))))))))))))))
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
 (let (($x817 (not new.attention.heads.filled)))
 (let (($x3201 (and new.attention.heads.padded $x817 (or new.attention.heads.leads (= 1 new.tp)))))
 (let (($x2616 (not new.attention.heads.moved)))
 (let (($x219 (and $x2616 (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x782 (= (_ bv63 7) new.attention.scores.per_head)))
 (let (($x3161 (or (not (= (_ bv37 7) new.attention.q)) $x782 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x219 (and new.attention.one_key (not $x3201)))))
 (not $x3161))))))))
(assert
 (let (($x3398 (not old.attention.heads.filled)))
(let (($x107 (and old.attention.heads.padded $x3398 (or old.attention.heads.leads (= 1 old.tp)))))
(let (($x1901 (not old.attention.heads.moved)))
(let (($x2017 (and $x1901 (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x1264 (= (_ bv63 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x1264 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x2017 (and old.attention.one_key (not $x107)))))))))
(check-sat)

; from one replica to any number, question 96
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
 (let (($x1199 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x3485 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1804 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x1804 $x452 (= (_ bv56 7) old.attention.head_dim.kind) $x461 $x2447 $x3485 $x1199 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x2518 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x331 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x450 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2556 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x740 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x740 $x2556 (= (_ bv56 7) old.attention.heads.kind) $x1716 $x450 $x331 $x2518 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3026 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1598 (= (_ bv10 7) old.attention.out.input)))
 (or $x1598 $x3026 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2921 (= (_ bv40 7) old.attention.out.split)))
 (or $x2921 (= (_ bv57 7) old.attention.out.split) (= (_ bv61 7) old.attention.out.split))))
(assert
 (let (($x1032 (= (_ bv8 7) old.attention.pairs)))
 (or $x1032 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2940 $x2689 $x261 $x2748 $x2636)))))))
(assert
 (let (($x364 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x364 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3508 $x393 $x2244 $x1525))))))
(assert
 (let (($x2283 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2283 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x543 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2762 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x629 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x629 (= (_ bv56 7) old.attention.value_dim.kind) $x2544 $x2762 (= (_ bv91 7) old.attention.value_dim.kind) $x543 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x964 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x964)))
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
 (let ((?x3450 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x517 (div (* ?x3450 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3251 (and $x1716 (< 1 old.attention.heads.parts) (= ?x517 old.attention.heads.n))))
 (= old.attention.heads.filled $x3251))))))
(assert
 (let (($x645 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1716 $x645)))))
(assert
 (let (($x807 (= (- 1) old.attention.heads.n)))
 (let (($x740 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1085 (ite $x740 (or $x807 (<= old.attention.heads.parts old.attention.heads.n)) (or $x807 (< 1 old.attention.heads.n)))))
 (let ((?x3450 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x517 (div (* ?x3450 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x331 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2674 (ite $x331 (or $x807 (< old.attention.heads.block old.attention.heads.n)) (ite $x1716 (or $x807 (< ?x517 old.attention.heads.n)) $x1085))))
 (let (($x3615 (= 1 old.attention.heads.parts)))
 (let (($x2518 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2556 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x450 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x343 (or $x450 $x2556)))
 (let (($x2764 (ite $x343 old.attention.heads.given_moved (ite (or $x2518 $x3615) false $x2674))))
 (= old.attention.heads.moved $x2764))))))))))))))))
(assert
 (let ((?x3463 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3517 (div (* ?x3463 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1557 (and $x461 (< 1 old.attention.head_dim.parts) (= ?x3517 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1557))))))
(assert
 (let (($x312 (= (- 1) old.attention.head_dim.n)))
 (let (($x1804 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2867 (ite $x1804 (or $x312 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x312 (< 1 old.attention.head_dim.n)))))
 (let ((?x3463 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3517 (div (* ?x3463 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x3485 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1706 (ite $x3485 (or $x312 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x461 (or $x312 (< ?x3517 old.attention.head_dim.n)) $x2867))))
 (let (($x1199 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x452 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2447 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x846 (ite (or $x2447 $x452) old.attention.head_dim.given_moved (ite (or $x1199 (= 1 old.attention.head_dim.parts)) false $x1706))))
 (= old.attention.head_dim.moved $x846))))))))))))))
(assert
 (let ((?x2273 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2732 (* (div (- ?x2273 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x535 (and $x2544 (< 1 old.attention.value_dim.parts) (= (div ?x2732 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x535))))))
(assert
 (let ((?x379 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2544 (not (= 0 ?x379)))))))
(assert
 (let (($x2921 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3248 (not $x2921)))
 (let (($x1598 (= (_ bv10 7) old.attention.out.input)))
 (let (($x3026 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x3026 (and $x1598 $x3248))))))))
(assert
 (let (($x70 (not old.attention.heads.padded)))
 (let (($x3615 (= 1 old.attention.heads.parts)))
 (let (($x2518 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2556 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x450 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x343 (or $x450 $x2556)))
 (let (($x1154 (ite $x343 old.attention.heads.given_everywhere (or $x2518 (and $x3615 $x70)))))
 (= old.attention.heads.everywhere $x1154)))))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x2108 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1525 ?x2679 ?x2108)))))))))))))))))))))))
(assert
 (let (($x888 (not old.attention.value_dim.padded)))
 (let (($x543 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x629 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2762 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1306 (ite (or $x2762 $x629) old.attention.value_dim.given_everywhere (or $x543 (and (= 1 old.attention.value_dim.parts) $x888)))))
 (= old.attention.value_dim.everywhere $x1306)))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x3289 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1525 ?x2679 ?x3289))))))))))))))))))))))))
(assert
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1794 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x962 (ite $x1794 old.attention.v (ite $x393 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x962)))))
(assert
 (let (($x2921 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3248 (not $x2921)))
 (let (($x2888 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2054 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2888)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2888 old.attention.value_dim.everywhere $x3248))))
 (= old.attention.mixed_in (ite $x2054 (_ bv96 7) old.attention.mixed)))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x1616 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1022 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3197 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3156 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1913 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x1913 $x3156 (= (_ bv56 7) new.attention.head_dim.kind) $x1760 $x3197 $x1022 $x1616 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x3275 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1062 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2726 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1069 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x195 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x195 $x1069 (= (_ bv56 7) new.attention.heads.kind) $x582 $x2726 $x1062 $x3275 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1896 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2474 (= (_ bv10 7) new.attention.out.input)))
 (or $x2474 $x1896 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2527 (= (_ bv40 7) new.attention.out.split)))
 (or $x2527 (= (_ bv57 7) new.attention.out.split) (= (_ bv61 7) new.attention.out.split))))
(assert
 (let (($x1143 (= (_ bv8 7) new.attention.pairs)))
 (or $x1143 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x695 $x1261 $x1361 $x2825 $x1353)))))))
(assert
 (let (($x1848 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1848 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2368 $x2457 $x2654 $x2788))))))
(assert
 (let (($x386 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x386 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3466 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3041 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1819 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1819 (= (_ bv56 7) new.attention.value_dim.kind) $x227 $x3041 (= (_ bv91 7) new.attention.value_dim.kind) $x3466 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1952 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1952)))
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
 (let ((?x3097 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2014 (div (* ?x3097 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2073 (and $x582 (< 1 new.attention.heads.parts) (= ?x2014 new.attention.heads.n))))
 (= new.attention.heads.filled $x2073))))))
(assert
 (let (($x690 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x582 $x690)))))
(assert
 (let (($x979 (= (- 1) new.attention.heads.n)))
 (let (($x195 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1870 (ite $x195 (or $x979 (<= new.attention.heads.parts new.attention.heads.n)) (or $x979 (< 1 new.attention.heads.n)))))
 (let ((?x3097 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x2014 (div (* ?x3097 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1062 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x3604 (ite $x1062 (or $x979 (< new.attention.heads.block new.attention.heads.n)) (ite $x582 (or $x979 (< ?x2014 new.attention.heads.n)) $x1870))))
 (let (($x2269 (= 1 new.attention.heads.parts)))
 (let (($x3275 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1069 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2726 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2207 (or $x2726 $x1069)))
 (let (($x2775 (ite $x2207 new.attention.heads.given_moved (ite (or $x3275 $x2269) false $x3604))))
 (= new.attention.heads.moved $x2775))))))))))))))))
(assert
 (let ((?x2013 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2614 (div (* ?x2013 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1385 (and $x1760 (< 1 new.attention.head_dim.parts) (= ?x2614 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1385))))))
(assert
 (let (($x2808 (= (- 1) new.attention.head_dim.n)))
 (let (($x1913 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x856 (ite $x1913 (or $x2808 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2808 (< 1 new.attention.head_dim.n)))))
 (let ((?x2013 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2614 (div (* ?x2013 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1022 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1842 (ite $x1022 (or $x2808 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1760 (or $x2808 (< ?x2614 new.attention.head_dim.n)) $x856))))
 (let (($x1616 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x3156 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3197 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x818 (ite (or $x3197 $x3156) new.attention.head_dim.given_moved (ite (or $x1616 (= 1 new.attention.head_dim.parts)) false $x1842))))
 (= new.attention.head_dim.moved $x818))))))))))))))
(assert
 (let ((?x1127 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x378 (* (div ?x1127 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2784 (and $x227 (< 1 new.attention.value_dim.parts) (= (div ?x378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2784))))))
(assert
 (let ((?x2061 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x227 (not (= 0 ?x2061)))))))
(assert
 (let (($x2527 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1790 (not $x2527)))
 (let (($x2474 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1896 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1896 (and $x2474 $x1790))))))))
(assert
 (let (($x2586 (not new.attention.heads.padded)))
 (let (($x2269 (= 1 new.attention.heads.parts)))
 (let (($x3275 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1069 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2726 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2207 (or $x2726 $x1069)))
 (let (($x2315 (ite $x2207 new.attention.heads.given_everywhere (or $x3275 (and $x2269 $x2586)))))
 (= new.attention.heads.everywhere $x2315)))))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x1008 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2788 ?x2668 ?x1008)))))))))))))))))))))
(assert
 (let (($x1630 (not new.attention.value_dim.padded)))
 (let (($x3466 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1819 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x3041 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1823 (ite (or $x3041 $x1819) new.attention.value_dim.given_everywhere (or $x3466 (and (= 1 new.attention.value_dim.parts) $x1630)))))
 (= new.attention.value_dim.everywhere $x1823)))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x2428 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2788 ?x2668 ?x2428))))))))))))))))))))))
(assert
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2736 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x383 (ite $x2736 new.attention.v (ite $x2457 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x383)))))
(assert
 (let (($x2527 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1790 (not $x2527)))
 (let (($x1921 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1246 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1921)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1921 new.attention.value_dim.everywhere $x1790))))
 (= new.attention.mixed_in (ite $x1246 (_ bv96 7) new.attention.mixed)))))))
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
 (let (($x2191 (or new.attention.head_dim.moved new.attention.value_dim.padded)))
 (let (($x2626 (or new.attention.heads.moved new.attention.heads.padded)))
 (let (($x1441 (= 1 new.tp)))
 (let (($x2527 (= (_ bv40 7) new.attention.out.split)))
 (let (($x879 (or $x2527 (or (= (_ bv96 7) new.attention.mixed_in) (= (_ bv92 7) new.attention.mixed_in)) (and $x1441 (not (ite (= (_ bv37 7) new.attention.mixed_in) $x2626 $x2191))))))
 (not $x879)))))))
(assert
 (let (($x2082 (or old.attention.head_dim.moved old.attention.value_dim.padded)))
(let (($x3182 (or old.attention.heads.moved old.attention.heads.padded)))
(let (($x2750 (= 1 old.tp)))
(let (($x2921 (= (_ bv40 7) old.attention.out.split)))
(or $x2921 (or (= (_ bv96 7) old.attention.mixed_in) (= (_ bv92 7) old.attention.mixed_in)) (and $x2750 (not (ite (= (_ bv37 7) old.attention.mixed_in) $x3182 $x2082)))))))))
(check-sat)

; from one replica to any number, question 97
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
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x461 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2518 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x450 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2556 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2556 (= (_ bv56 7) old.attention.heads.kind) $x1716 $x450 (= (_ bv91 7) old.attention.heads.kind) $x2518 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2827 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x2442 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1512 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x178 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2030 (= (_ bv4 7) old.attention.out.collective)))
 (or $x2030 $x178 $x1512 $x2442 $x2827)))))))
(assert
 (let (($x3026 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1598 (= (_ bv10 7) old.attention.out.input)))
 (or $x1598 $x3026 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1061 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2921 (= (_ bv40 7) old.attention.out.split)))
 (or $x2921 (= (_ bv57 7) old.attention.out.split) $x1061))))
(assert
 (let (($x1032 (= (_ bv8 7) old.attention.pairs)))
 (or $x1032 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2940 $x2689 $x261 $x2748 $x2636)))))))
(assert
 (let (($x364 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x364 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3508 $x393 $x2244 $x1525))))))
(assert
 (let (($x2283 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2283 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x543 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2762 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x629 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x629 (= (_ bv56 7) old.attention.value_dim.kind) $x2544 $x2762 (= (_ bv91 7) old.attention.value_dim.kind) $x543 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x2667 (= (_ bv96 7) old.hidden.kind)))
 (let (($x755 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2989 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2568 (= (_ bv65 7) old.hidden.kind)))
 (let (($x141 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2096 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2096 $x141 (= (_ bv56 7) old.hidden.kind) $x2568 $x2989 $x755 $x2667 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x964 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x964)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x159 (= (_ bv49 7) old.norm.statistic)))
 (or $x159 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2247 (= (_ bv96 7) old.stream)))
 (let (($x3407 (= (_ bv38 7) old.stream)))
 (or $x3407 (= (_ bv94 7) old.stream) $x2247))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x3069 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2246 (div (* ?x3069 old.hidden.multiple) old.hidden.parts)))
 (let (($x1949 (< 1 old.hidden.parts)))
 (let (($x2568 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2568 $x1949 (= ?x2246 old.hidden.n))))))))
(assert
 (let ((?x3069 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2246 (div (* ?x3069 old.hidden.multiple) old.hidden.parts)))
 (let (($x1949 (< 1 old.hidden.parts)))
 (let (($x2568 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2568 $x1949 (<= old.hidden.n ?x2246))))))))
(assert
 (let (($x2568 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2568 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2096 (= (_ bv26 7) old.hidden.kind)))
 (let (($x945 (ite $x2096 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3069 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2246 (div (* ?x3069 old.hidden.multiple) old.hidden.parts)))
 (let (($x3225 (= (- 1) old.hidden.n)))
 (let (($x2568 (= (_ bv65 7) old.hidden.kind)))
 (let (($x755 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2378 (ite $x755 (or $x3225 (< old.hidden.block old.hidden.n)) (ite $x2568 (or $x3225 (< ?x2246 old.hidden.n)) $x945))))
 (let (($x3001 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2378)))
 (let (($x141 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2989 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1256 (or $x2989 $x141)))
 (= old.hidden.moved (ite $x1256 old.hidden.given_moved $x3001)))))))))))))))
(assert
 (let ((?x3450 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1580 (= (div (* ?x3450 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1716 (< 1 old.attention.heads.parts) $x1580))))))
(assert
 (let (($x645 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1716 $x645)))))
(assert
 (let ((?x3463 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3517 (div (* ?x3463 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1557 (and $x461 (< 1 old.attention.head_dim.parts) (= ?x3517 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1557))))))
(assert
 (let ((?x2273 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2732 (* (div (- ?x2273 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x535 (and $x2544 (< 1 old.attention.value_dim.parts) (= (div ?x2732 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x535))))))
(assert
 (let ((?x379 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2544 (not (= 0 ?x379)))))))
(assert
 (let (($x2921 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3248 (not $x2921)))
 (let (($x1598 (= (_ bv10 7) old.attention.out.input)))
 (let (($x3026 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x3026 (and $x1598 $x3248))))))))
(assert
 (let (($x2667 (= (_ bv96 7) old.hidden.kind)))
 (let (($x141 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2989 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1256 (or $x2989 $x141)))
 (let (($x2895 (ite $x1256 old.hidden.given_everywhere (or $x2667 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2895)))))))
(assert
 (let (($x70 (not old.attention.heads.padded)))
 (let (($x2518 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2556 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x450 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1154 (ite (or $x450 $x2556) old.attention.heads.given_everywhere (or $x2518 (and (= 1 old.attention.heads.parts) $x70)))))
 (= old.attention.heads.everywhere $x1154)))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x2108 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1525 ?x2679 ?x2108)))))))))))))))))))))))
(assert
 (let (($x888 (not old.attention.value_dim.padded)))
 (let (($x543 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x629 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2762 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1306 (ite (or $x2762 $x629) old.attention.value_dim.given_everywhere (or $x543 (and (= 1 old.attention.value_dim.parts) $x888)))))
 (= old.attention.value_dim.everywhere $x1306)))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x3289 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1525 ?x2679 ?x3289))))))))))))))))))))))))
(assert
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1794 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x962 (ite $x1794 old.attention.v (ite $x393 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x962)))))
(assert
 (let (($x2921 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3248 (not $x2921)))
 (let (($x2888 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2054 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2888)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2888 old.attention.value_dim.everywhere $x3248))))
 (= old.attention.mixed_in (ite $x2054 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x1318 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3287 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3535 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3287)))
 (let (($x1105 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2442 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2921 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2921 (or $x2442 $x1105) $x3535) (_ bv96 7) ?x1318)))))))))
(assert
 (let (($x2921 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3248 (not $x2921)))
 (let (($x2750 (= 1 old.tp)))
 (let (($x2247 (= (_ bv96 7) old.stream)))
 (let (($x1105 (and (or (not old.attention.out.group.tp) $x2750) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1112 (and $x1105 (or $x2247 $x2750 (not (= (_ bv4 7) old.attention.out.collective)) $x3248))))
 (let (($x1512 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2442 (= (_ bv57 7) old.attention.out.collective)))
 (let ((?x317 (ite (or (or $x2442 $x1512) $x1112) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2827 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x178 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x754 (and (or $x178 $x2827) $x1105)))
 (let ((?x1895 (ite (or $x2442 (and $x1512 (= (_ bv38 7) old.stream)) $x754) (_ bv38 7) (ite $x1512 (_ bv96 7) (_ bv16 7)))))
 (let (($x1793 (or (and old.hidden.filled (not $x2247)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1342 (not $x1105)))
 (let (($x159 (= (_ bv49 7) old.norm.statistic)))
 (let (($x3407 (= (_ bv38 7) old.stream)))
 (let ((?x2026 (ite (and $x178 old.hidden.filled $x3407 $x1342 $x159) old.stream (ite (and $x2827 $x1342 $x1793) old.stream ?x1895))))
 (let ((?x1979 (ite (and $x2247 old.hidden.everywhere (or $x2442 $x754)) (_ bv96 7) (ite (and $x178 old.hidden.filled $x2247 $x1342) (_ bv96 7) ?x2026))))
 (let (($x2030 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x1986 (ite (= (_ bv38 7) old.attention.out_state) (ite $x2030 (_ bv96 7) ?x1979) (ite (= (_ bv96 7) old.attention.out_state) ?x317 old.attention.out_state))))
 (let ((?x648 (ite $x2827 (ite (not $x2247) old.stream (_ bv66 7)) (ite $x1512 (ite $x2247 (_ bv96 7) old.stream) (ite $x2442 (_ bv92 7) (_ bv16 7))))))
 (= old.attention.joined (ite (= (_ bv92 7) old.attention.out_state) (ite $x178 (_ bv96 7) ?x648) ?x1986)))))))))))))))))))))))))
(assert
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1760 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3275 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2726 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1069 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1069 (= (_ bv56 7) new.attention.heads.kind) $x582 $x2726 (= (_ bv91 7) new.attention.heads.kind) $x3275 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1644 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x336 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x790 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x656 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x3234 (= (_ bv4 7) new.attention.out.collective)))
 (or $x3234 $x656 $x790 $x336 $x1644)))))))
(assert
 (let (($x1896 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2474 (= (_ bv10 7) new.attention.out.input)))
 (or $x2474 $x1896 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1504 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2527 (= (_ bv40 7) new.attention.out.split)))
 (or $x2527 (= (_ bv57 7) new.attention.out.split) $x1504))))
(assert
 (let (($x1143 (= (_ bv8 7) new.attention.pairs)))
 (or $x1143 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x695 $x1261 $x1361 $x2825 $x1353)))))))
(assert
 (let (($x1848 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1848 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2368 $x2457 $x2654 $x2788))))))
(assert
 (let (($x386 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x386 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3466 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3041 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1819 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1819 (= (_ bv56 7) new.attention.value_dim.kind) $x227 $x3041 (= (_ bv91 7) new.attention.value_dim.kind) $x3466 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x2462 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2034 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1969 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1565 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1709 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1222 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1222 $x1709 (= (_ bv56 7) new.hidden.kind) $x1565 $x1969 $x2034 $x2462 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1952 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1952)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x3019 (= (_ bv49 7) new.norm.statistic)))
 (or $x3019 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2569 (= (_ bv96 7) new.stream)))
 (let (($x725 (= (_ bv38 7) new.stream)))
 (or $x725 (= (_ bv94 7) new.stream) $x2569))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1178 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1484 (div (* ?x1178 new.hidden.multiple) new.hidden.parts)))
 (let (($x1877 (< 1 new.hidden.parts)))
 (let (($x1565 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1565 $x1877 (= ?x1484 new.hidden.n))))))))
(assert
 (let ((?x1178 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1484 (div (* ?x1178 new.hidden.multiple) new.hidden.parts)))
 (let (($x1877 (< 1 new.hidden.parts)))
 (let (($x1565 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1565 $x1877 (<= new.hidden.n ?x1484))))))))
(assert
 (let (($x1565 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1565 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1222 (= (_ bv26 7) new.hidden.kind)))
 (let (($x784 (ite $x1222 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1178 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1484 (div (* ?x1178 new.hidden.multiple) new.hidden.parts)))
 (let (($x1510 (= (- 1) new.hidden.n)))
 (let (($x1565 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2034 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1155 (ite $x2034 (or $x1510 (< new.hidden.block new.hidden.n)) (ite $x1565 (or $x1510 (< ?x1484 new.hidden.n)) $x784))))
 (let (($x1810 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1155)))
 (let (($x1709 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1969 (= (_ bv86 7) new.hidden.kind)))
 (let (($x658 (or $x1969 $x1709)))
 (= new.hidden.moved (ite $x658 new.hidden.given_moved $x1810)))))))))))))))
(assert
 (let ((?x3097 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2773 (= (div (* ?x3097 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x582 (< 1 new.attention.heads.parts) $x2773))))))
(assert
 (let (($x690 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x582 $x690)))))
(assert
 (let ((?x2013 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2614 (div (* ?x2013 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1385 (and $x1760 (< 1 new.attention.head_dim.parts) (= ?x2614 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1385))))))
(assert
 (let ((?x1127 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x378 (* (div ?x1127 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2784 (and $x227 (< 1 new.attention.value_dim.parts) (= (div ?x378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2784))))))
(assert
 (let ((?x2061 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x227 (not (= 0 ?x2061)))))))
(assert
 (let (($x2527 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1790 (not $x2527)))
 (let (($x2474 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1896 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1896 (and $x2474 $x1790))))))))
(assert
 (let (($x2462 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1709 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1969 (= (_ bv86 7) new.hidden.kind)))
 (let (($x658 (or $x1969 $x1709)))
 (let (($x1413 (ite $x658 new.hidden.given_everywhere (or $x2462 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1413)))))))
(assert
 (let (($x2586 (not new.attention.heads.padded)))
 (let (($x3275 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1069 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2726 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2315 (ite (or $x2726 $x1069) new.attention.heads.given_everywhere (or $x3275 (and (= 1 new.attention.heads.parts) $x2586)))))
 (= new.attention.heads.everywhere $x2315)))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x1008 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2788 ?x2668 ?x1008)))))))))))))))))))))
(assert
 (let (($x1630 (not new.attention.value_dim.padded)))
 (let (($x3466 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1819 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x3041 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1823 (ite (or $x3041 $x1819) new.attention.value_dim.given_everywhere (or $x3466 (and (= 1 new.attention.value_dim.parts) $x1630)))))
 (= new.attention.value_dim.everywhere $x1823)))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x2428 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2788 ?x2668 ?x2428))))))))))))))))))))))
(assert
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2736 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x383 (ite $x2736 new.attention.v (ite $x2457 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x383)))))
(assert
 (let (($x2527 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1790 (not $x2527)))
 (let (($x1921 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1246 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1921)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1921 new.attention.value_dim.everywhere $x1790))))
 (= new.attention.mixed_in (ite $x1246 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x121 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2238 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1304 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2238)))
 (let (($x130 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x336 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2527 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2527 (or $x336 $x130) $x1304) (_ bv96 7) ?x121)))))))))
(assert
 (let (($x2527 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1790 (not $x2527)))
 (let (($x1441 (= 1 new.tp)))
 (let (($x2569 (= (_ bv96 7) new.stream)))
 (let (($x130 (and (or (not new.attention.out.group.tp) $x1441) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2951 (and $x130 (or $x2569 $x1441 (not (= (_ bv4 7) new.attention.out.collective)) $x1790))))
 (let (($x790 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x336 (= (_ bv57 7) new.attention.out.collective)))
 (let ((?x1250 (ite (or (or $x336 $x790) $x2951) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1644 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x656 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2296 (and (or $x656 $x1644) $x130)))
 (let ((?x850 (ite (or $x336 (and $x790 (= (_ bv38 7) new.stream)) $x2296) (_ bv38 7) (ite $x790 (_ bv96 7) (_ bv16 7)))))
 (let (($x1574 (or (and new.hidden.filled (not $x2569)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x3364 (not $x130)))
 (let (($x3019 (= (_ bv49 7) new.norm.statistic)))
 (let (($x725 (= (_ bv38 7) new.stream)))
 (let ((?x572 (ite (and $x656 new.hidden.filled $x725 $x3364 $x3019) new.stream (ite (and $x1644 $x3364 $x1574) new.stream ?x850))))
 (let ((?x1873 (ite (and $x2569 new.hidden.everywhere (or $x336 $x2296)) (_ bv96 7) (ite (and $x656 new.hidden.filled $x2569 $x3364) (_ bv96 7) ?x572))))
 (let (($x3234 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x2186 (ite (= (_ bv38 7) new.attention.out_state) (ite $x3234 (_ bv96 7) ?x1873) (ite (= (_ bv96 7) new.attention.out_state) ?x1250 new.attention.out_state))))
 (let ((?x2067 (ite $x1644 (ite (not $x2569) new.stream (_ bv66 7)) (ite $x790 (ite $x2569 (_ bv96 7) new.stream) (ite $x336 (_ bv92 7) (_ bv16 7))))))
 (= new.attention.joined (ite (= (_ bv92 7) new.attention.out_state) (ite $x656 (_ bv96 7) ?x2067) ?x2186)))))))))))))))))))))))))
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
 (let (($x1981 (not (or new.hidden.moved new.hidden.padded))))
 (let (($x1441 (= 1 new.tp)))
 (let (($x1102 (= new.attention.joined new.stream)))
 (let (($x1365 (or (or (= (_ bv96 7) new.attention.joined) $x1102) (and $x1441 (or (not (= (_ bv61 7) new.attention.out.split)) $x1981)))))
 (not $x1365))))))
(assert
 (let (($x219 (not (or old.hidden.moved old.hidden.padded))))
(let (($x2750 (= 1 old.tp)))
(let (($x352 (= old.attention.joined old.stream)))
(or (or (= (_ bv96 7) old.attention.joined) $x352) (and $x2750 (or (not (= (_ bv61 7) old.attention.out.split)) $x219)))))))
(check-sat)

; from one replica to any number, question 98
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
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x461 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2518 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x450 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2556 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2556 (= (_ bv56 7) old.attention.heads.kind) $x1716 $x450 (= (_ bv91 7) old.attention.heads.kind) $x2518 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2442 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1512 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x1512 $x2442 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x3026 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1598 (= (_ bv10 7) old.attention.out.input)))
 (or $x1598 $x3026 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1061 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2921 (= (_ bv40 7) old.attention.out.split)))
 (or $x2921 (= (_ bv57 7) old.attention.out.split) $x1061))))
(assert
 (let (($x1032 (= (_ bv8 7) old.attention.pairs)))
 (or $x1032 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2940 $x2689 $x261 $x2748 $x2636)))))))
(assert
 (let (($x364 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x364 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3508 $x393 $x2244 $x1525))))))
(assert
 (let (($x2283 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2283 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x543 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2762 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x629 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x629 (= (_ bv56 7) old.attention.value_dim.kind) $x2544 $x2762 (= (_ bv91 7) old.attention.value_dim.kind) $x543 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x2667 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2989 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2568 (= (_ bv65 7) old.hidden.kind)))
 (let (($x141 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x141 (= (_ bv56 7) old.hidden.kind) $x2568 $x2989 (= (_ bv91 7) old.hidden.kind) $x2667 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x964 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x964)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3407 (= (_ bv38 7) old.stream)))
 (or $x3407 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2568 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2568 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x3450 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1580 (= (div (* ?x3450 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1716 (< 1 old.attention.heads.parts) $x1580))))))
(assert
 (let (($x645 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1716 $x645)))))
(assert
 (let ((?x3463 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3517 (div (* ?x3463 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1557 (and $x461 (< 1 old.attention.head_dim.parts) (= ?x3517 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1557))))))
(assert
 (let ((?x2273 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2732 (* (div (- ?x2273 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x535 (and $x2544 (< 1 old.attention.value_dim.parts) (= (div ?x2732 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x535))))))
(assert
 (let ((?x379 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2544 (not (= 0 ?x379)))))))
(assert
 (let (($x2921 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3248 (not $x2921)))
 (let (($x1598 (= (_ bv10 7) old.attention.out.input)))
 (let (($x3026 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x3026 (and $x1598 $x3248))))))))
(assert
 (let (($x2667 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2895 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x2667 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2895))))
(assert
 (let (($x70 (not old.attention.heads.padded)))
 (let (($x2518 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2556 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x450 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1154 (ite (or $x450 $x2556) old.attention.heads.given_everywhere (or $x2518 (and (= 1 old.attention.heads.parts) $x70)))))
 (= old.attention.heads.everywhere $x1154)))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x2108 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1525 ?x2679 ?x2108)))))))))))))))))))))))
(assert
 (let (($x888 (not old.attention.value_dim.padded)))
 (let (($x543 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x629 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2762 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1306 (ite (or $x2762 $x629) old.attention.value_dim.given_everywhere (or $x543 (and (= 1 old.attention.value_dim.parts) $x888)))))
 (= old.attention.value_dim.everywhere $x1306)))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x3289 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1525 ?x2679 ?x3289))))))))))))))))))))))))
(assert
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1794 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x962 (ite $x1794 old.attention.v (ite $x393 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x962)))))
(assert
 (let (($x2921 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3248 (not $x2921)))
 (let (($x2888 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2054 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2888)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2888 old.attention.value_dim.everywhere $x3248))))
 (= old.attention.mixed_in (ite $x2054 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x1318 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3287 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3535 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3287)))
 (let (($x718 (= 1 old.pp)))
 (let (($x3263 (not old.attention.out.group.pp)))
 (let (($x1360 (or $x3263 $x718)))
 (let (($x2250 (= 1 old.sp)))
 (let (($x1092 (not old.attention.out.group.sp)))
 (let (($x3198 (or $x1092 $x2250)))
 (let (($x1840 (= 1 old.dp)))
 (let (($x2050 (not old.attention.out.group.dp)))
 (let (($x2174 (or $x2050 $x1840)))
 (let (($x1105 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x2174 $x3198 $x1360)))
 (let (($x2442 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2921 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2921 (or $x2442 $x1105) $x3535) (_ bv96 7) ?x1318))))))))))))))))))
(assert
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1760 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3275 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2726 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1069 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1069 (= (_ bv56 7) new.attention.heads.kind) $x582 $x2726 (= (_ bv91 7) new.attention.heads.kind) $x3275 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x336 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x790 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x790 $x336 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x1896 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2474 (= (_ bv10 7) new.attention.out.input)))
 (or $x2474 $x1896 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1504 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2527 (= (_ bv40 7) new.attention.out.split)))
 (or $x2527 (= (_ bv57 7) new.attention.out.split) $x1504))))
(assert
 (let (($x1143 (= (_ bv8 7) new.attention.pairs)))
 (or $x1143 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x695 $x1261 $x1361 $x2825 $x1353)))))))
(assert
 (let (($x1848 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1848 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2368 $x2457 $x2654 $x2788))))))
(assert
 (let (($x386 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x386 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3466 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3041 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1819 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1819 (= (_ bv56 7) new.attention.value_dim.kind) $x227 $x3041 (= (_ bv91 7) new.attention.value_dim.kind) $x3466 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2462 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1969 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1565 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1709 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1709 (= (_ bv56 7) new.hidden.kind) $x1565 $x1969 (= (_ bv91 7) new.hidden.kind) $x2462 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1952 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1952)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x725 (= (_ bv38 7) new.stream)))
 (or $x725 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1565 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1565 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x3097 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2773 (= (div (* ?x3097 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x582 (< 1 new.attention.heads.parts) $x2773))))))
(assert
 (let (($x690 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x582 $x690)))))
(assert
 (let ((?x2013 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2614 (div (* ?x2013 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1385 (and $x1760 (< 1 new.attention.head_dim.parts) (= ?x2614 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1385))))))
(assert
 (let ((?x1127 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x378 (* (div ?x1127 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2784 (and $x227 (< 1 new.attention.value_dim.parts) (= (div ?x378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2784))))))
(assert
 (let ((?x2061 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x227 (not (= 0 ?x2061)))))))
(assert
 (let (($x2527 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1790 (not $x2527)))
 (let (($x2474 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1896 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1896 (and $x2474 $x1790))))))))
(assert
 (let (($x2462 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1413 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2462 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1413))))
(assert
 (let (($x2586 (not new.attention.heads.padded)))
 (let (($x3275 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1069 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2726 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2315 (ite (or $x2726 $x1069) new.attention.heads.given_everywhere (or $x3275 (and (= 1 new.attention.heads.parts) $x2586)))))
 (= new.attention.heads.everywhere $x2315)))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x1008 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2788 ?x2668 ?x1008)))))))))))))))))))))
(assert
 (let (($x1630 (not new.attention.value_dim.padded)))
 (let (($x3466 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1819 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x3041 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1823 (ite (or $x3041 $x1819) new.attention.value_dim.given_everywhere (or $x3466 (and (= 1 new.attention.value_dim.parts) $x1630)))))
 (= new.attention.value_dim.everywhere $x1823)))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x2428 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2788 ?x2668 ?x2428))))))))))))))))))))))
(assert
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2736 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x383 (ite $x2736 new.attention.v (ite $x2457 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x383)))))
(assert
 (let (($x2527 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1790 (not $x2527)))
 (let (($x1921 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1246 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1921)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1921 new.attention.value_dim.everywhere $x1790))))
 (= new.attention.mixed_in (ite $x1246 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x121 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2238 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1304 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2238)))
 (let (($x1844 (= 1 new.pp)))
 (let (($x2530 (not new.attention.out.group.pp)))
 (let (($x2078 (or $x2530 $x1844)))
 (let (($x1744 (= 1 new.sp)))
 (let (($x984 (not new.attention.out.group.sp)))
 (let (($x2918 (or $x984 $x1744)))
 (let (($x1615 (= 1 new.dp)))
 (let (($x1973 (not new.attention.out.group.dp)))
 (let (($x805 (or $x1973 $x1615)))
 (let (($x130 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x805 $x2918 $x2078)))
 (let (($x336 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2527 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2527 (or $x336 $x130) $x1304) (_ bv96 7) ?x121))))))))))))))))))
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
 (let (($x1844 (= 1 new.pp)))
 (let (($x2530 (not new.attention.out.group.pp)))
 (let (($x2078 (or $x2530 $x1844)))
 (let (($x1744 (= 1 new.sp)))
 (let (($x984 (not new.attention.out.group.sp)))
 (let (($x2918 (or $x984 $x1744)))
 (let (($x1615 (= 1 new.dp)))
 (let (($x1973 (not new.attention.out.group.dp)))
 (let (($x805 (or $x1973 $x1615)))
 (let (($x3009 (and (or new.attention.out.group.tp (= 1 new.tp)) $x805 $x2918 $x2078)))
 (let (($x2774 (= (_ bv38 7) new.attention.out_state)))
 (let (($x2117 (= (_ bv96 7) new.attention.out_state)))
 (let (($x130 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x805 $x2918 $x2078)))
 (let (($x3058 (and $x130 (or $x2117 (and $x2774 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x790 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x336 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2326 (or $x336 (and $x790 (or $x2117 (and $x2774 (= (_ bv38 7) new.stream)))) $x3058 $x3009)))
 (not $x2326)))))))))))))))))))
(assert
 (let (($x718 (= 1 old.pp)))
(let (($x3263 (not old.attention.out.group.pp)))
(let (($x1360 (or $x3263 $x718)))
(let (($x2250 (= 1 old.sp)))
(let (($x1092 (not old.attention.out.group.sp)))
(let (($x3198 (or $x1092 $x2250)))
(let (($x1840 (= 1 old.dp)))
(let (($x2050 (not old.attention.out.group.dp)))
(let (($x2174 (or $x2050 $x1840)))
(let (($x2995 (and (or old.attention.out.group.tp (= 1 old.tp)) $x2174 $x3198 $x1360)))
(let (($x3255 (= (_ bv38 7) old.attention.out_state)))
(let (($x3608 (= (_ bv96 7) old.attention.out_state)))
(let (($x1105 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x2174 $x3198 $x1360)))
(let (($x2089 (and $x1105 (or $x3608 (and $x3255 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x1512 (= (_ bv10 7) old.attention.out.collective)))
(let (($x2442 (= (_ bv57 7) old.attention.out.collective)))
(or $x2442 (and $x1512 (or $x3608 (and $x3255 (= (_ bv38 7) old.stream)))) $x2089 $x2995))))))))))))))))))
(check-sat)

; from one replica to any number, question 99
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
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x461 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2518 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x450 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2556 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2556 (= (_ bv56 7) old.attention.heads.kind) $x1716 $x450 (= (_ bv91 7) old.attention.heads.kind) $x2518 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x36 (= (_ bv29 7) old.attention.out.bias)))
 (let (($x2505 (= (_ bv27 7) old.attention.out.bias)))
 (let (($x2173 (= (_ bv1 7) old.attention.out.bias)))
 (or $x2173 (= (_ bv23 7) old.attention.out.bias) $x2505 $x36)))))
(assert
 (let (($x2827 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x2442 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1512 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x178 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2030 (= (_ bv4 7) old.attention.out.collective)))
 (or $x2030 $x178 $x1512 $x2442 $x2827)))))))
(assert
 (let (($x3026 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1598 (= (_ bv10 7) old.attention.out.input)))
 (or $x1598 $x3026 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1061 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2921 (= (_ bv40 7) old.attention.out.split)))
 (or $x2921 (= (_ bv57 7) old.attention.out.split) $x1061))))
(assert
 (let (($x1032 (= (_ bv8 7) old.attention.pairs)))
 (or $x1032 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2940 $x2689 $x261 $x2748 $x2636)))))))
(assert
 (let (($x364 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x364 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3508 $x393 $x2244 $x1525))))))
(assert
 (let (($x2283 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2283 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x543 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2762 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x629 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x629 (= (_ bv56 7) old.attention.value_dim.kind) $x2544 $x2762 (= (_ bv91 7) old.attention.value_dim.kind) $x543 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x2667 (= (_ bv96 7) old.hidden.kind)))
 (let (($x755 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2989 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2568 (= (_ bv65 7) old.hidden.kind)))
 (let (($x141 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2096 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x2096 $x141 (= (_ bv56 7) old.hidden.kind) $x2568 $x2989 $x755 $x2667 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x964 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x964)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x3253 (= (_ bv49 7) old.norm.statistic)))
 (or $x3253 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2247 (= (_ bv96 7) old.stream)))
 (let (($x3407 (= (_ bv38 7) old.stream)))
 (or $x3407 (= (_ bv94 7) old.stream) $x2247))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1877 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1935 (div (* ?x1877 old.hidden.multiple) old.hidden.parts)))
 (let (($x1793 (< 1 old.hidden.parts)))
 (let (($x2568 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2568 $x1793 (= ?x1935 old.hidden.n))))))))
(assert
 (let ((?x1877 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1935 (div (* ?x1877 old.hidden.multiple) old.hidden.parts)))
 (let (($x1793 (< 1 old.hidden.parts)))
 (let (($x2568 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2568 $x1793 (<= old.hidden.n ?x1935))))))))
(assert
 (let (($x2568 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2568 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2096 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3108 (ite $x2096 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1877 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1935 (div (* ?x1877 old.hidden.multiple) old.hidden.parts)))
 (let (($x1925 (= (- 1) old.hidden.n)))
 (let (($x2568 (= (_ bv65 7) old.hidden.kind)))
 (let (($x755 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1242 (ite $x755 (or $x1925 (< old.hidden.block old.hidden.n)) (ite $x2568 (or $x1925 (< ?x1935 old.hidden.n)) $x3108))))
 (let (($x2090 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1242)))
 (let (($x141 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2989 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1256 (or $x2989 $x141)))
 (= old.hidden.moved (ite $x1256 old.hidden.given_moved $x2090)))))))))))))))
(assert
 (let ((?x3450 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1580 (= (div (* ?x3450 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1716 (< 1 old.attention.heads.parts) $x1580))))))
(assert
 (let (($x645 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1716 $x645)))))
(assert
 (let ((?x3463 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3517 (div (* ?x3463 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1557 (and $x461 (< 1 old.attention.head_dim.parts) (= ?x3517 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1557))))))
(assert
 (let ((?x2273 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2732 (* (div (- ?x2273 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x535 (and $x2544 (< 1 old.attention.value_dim.parts) (= (div ?x2732 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x535))))))
(assert
 (let ((?x379 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2544 (not (= 0 ?x379)))))))
(assert
 (let (($x2921 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3248 (not $x2921)))
 (let (($x1598 (= (_ bv10 7) old.attention.out.input)))
 (let (($x3026 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x3026 (and $x1598 $x3248))))))))
(assert
 (let (($x2667 (= (_ bv96 7) old.hidden.kind)))
 (let (($x141 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2989 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1256 (or $x2989 $x141)))
 (let (($x2895 (ite $x1256 old.hidden.given_everywhere (or $x2667 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2895)))))))
(assert
 (let (($x1141 (not old.hidden.moved)))
 (let (($x2734 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x1141)))
 (let (($x650 (= 1 old.hidden.parts)))
 (let (($x141 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2989 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1256 (or $x2989 $x141)))
 (= old.hidden.first_alone (ite $x1256 old.hidden.given_first (or $x650 $x2734))))))))))
(assert
 (let (($x70 (not old.attention.heads.padded)))
 (let (($x2518 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2556 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x450 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1154 (ite (or $x450 $x2556) old.attention.heads.given_everywhere (or $x2518 (and (= 1 old.attention.heads.parts) $x70)))))
 (= old.attention.heads.everywhere $x1154)))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x2108 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1525 ?x2679 ?x2108)))))))))))))))))))))))
(assert
 (let (($x888 (not old.attention.value_dim.padded)))
 (let (($x543 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x629 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2762 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1306 (ite (or $x2762 $x629) old.attention.value_dim.given_everywhere (or $x543 (and (= 1 old.attention.value_dim.parts) $x888)))))
 (= old.attention.value_dim.everywhere $x1306)))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x3289 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1525 ?x2679 ?x3289))))))))))))))))))))))))
(assert
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1794 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x962 (ite $x1794 old.attention.v (ite $x393 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x962)))))
(assert
 (let (($x2921 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3248 (not $x2921)))
 (let (($x2888 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2054 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2888)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2888 old.attention.value_dim.everywhere $x3248))))
 (= old.attention.mixed_in (ite $x2054 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x1318 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3287 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3535 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3287)))
 (let (($x1105 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2442 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2921 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2921 (or $x2442 $x1105) $x3535) (_ bv96 7) ?x1318)))))))))
(assert
 (let (($x2921 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3248 (not $x2921)))
 (let (($x2750 (= 1 old.tp)))
 (let (($x2247 (= (_ bv96 7) old.stream)))
 (let (($x1105 (and (or (not old.attention.out.group.tp) $x2750) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x648 (and $x1105 (or $x2247 $x2750 (not (= (_ bv4 7) old.attention.out.collective)) $x3248))))
 (let (($x1512 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2442 (= (_ bv57 7) old.attention.out.collective)))
 (let ((?x423 (ite (or (or $x2442 $x1512) $x648) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3608 (= (_ bv96 7) old.attention.out_state)))
 (let (($x2827 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x178 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2932 (and (or $x178 $x2827) $x1105)))
 (let ((?x1881 (ite (or $x2442 (and $x1512 (= (_ bv38 7) old.stream)) $x2932) (_ bv38 7) (ite $x1512 (_ bv96 7) (_ bv16 7)))))
 (let (($x2027 (or (and old.hidden.filled (not $x2247)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2303 (not $x1105)))
 (let (($x3253 (= (_ bv49 7) old.norm.statistic)))
 (let (($x3407 (= (_ bv38 7) old.stream)))
 (let ((?x1734 (ite (and $x178 old.hidden.filled $x3407 $x2303 $x3253) old.stream (ite (and $x2827 $x2303 $x2027) old.stream ?x1881))))
 (let ((?x2057 (ite (and $x2247 old.hidden.everywhere (or $x2442 $x2932)) (_ bv96 7) (ite (and $x178 old.hidden.filled $x2247 $x2303) (_ bv96 7) ?x1734))))
 (let (($x2030 (= (_ bv4 7) old.attention.out.collective)))
 (let (($x3255 (= (_ bv38 7) old.attention.out_state)))
 (let ((?x3021 (ite $x2827 (ite (not $x2247) old.stream (_ bv66 7)) (ite $x1512 (ite $x2247 (_ bv96 7) old.stream) (ite $x2442 (_ bv92 7) (_ bv16 7))))))
 (let (($x1173 (= (_ bv92 7) old.attention.out_state)))
 (let ((?x918 (ite $x1173 (ite $x178 (_ bv96 7) ?x3021) (ite $x3255 (ite $x2030 (_ bv96 7) ?x2057) (ite $x3608 ?x423 old.attention.out_state)))))
 (= old.attention.joined ?x918)))))))))))))))))))))))))))
(assert
 (let (($x2802 (not old.hidden.everywhere)))
 (let (($x178 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x3255 (= (_ bv38 7) old.attention.out_state)))
 (= old.attention.full_though_split (and $x3255 (= (_ bv96 7) old.attention.joined) $x178 $x2802))))))
(assert
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1760 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3275 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2726 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1069 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1069 (= (_ bv56 7) new.attention.heads.kind) $x582 $x2726 (= (_ bv91 7) new.attention.heads.kind) $x3275 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1250 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x570 (= (_ bv27 7) new.attention.out.bias)))
 (let (($x1500 (= (_ bv1 7) new.attention.out.bias)))
 (or $x1500 (= (_ bv23 7) new.attention.out.bias) $x570 $x1250)))))
(assert
 (let (($x1644 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x336 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x790 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x656 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x3234 (= (_ bv4 7) new.attention.out.collective)))
 (or $x3234 $x656 $x790 $x336 $x1644)))))))
(assert
 (let (($x1896 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2474 (= (_ bv10 7) new.attention.out.input)))
 (or $x2474 $x1896 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1504 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2527 (= (_ bv40 7) new.attention.out.split)))
 (or $x2527 (= (_ bv57 7) new.attention.out.split) $x1504))))
(assert
 (let (($x1143 (= (_ bv8 7) new.attention.pairs)))
 (or $x1143 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x695 $x1261 $x1361 $x2825 $x1353)))))))
(assert
 (let (($x1848 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1848 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2368 $x2457 $x2654 $x2788))))))
(assert
 (let (($x386 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x386 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3466 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3041 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1819 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1819 (= (_ bv56 7) new.attention.value_dim.kind) $x227 $x3041 (= (_ bv91 7) new.attention.value_dim.kind) $x3466 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x2462 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2034 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1969 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1565 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1709 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1222 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1222 $x1709 (= (_ bv56 7) new.hidden.kind) $x1565 $x1969 $x2034 $x2462 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1952 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1952)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x773 (= (_ bv49 7) new.norm.statistic)))
 (or $x773 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2569 (= (_ bv96 7) new.stream)))
 (let (($x725 (= (_ bv38 7) new.stream)))
 (or $x725 (= (_ bv94 7) new.stream) $x2569))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2538 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x499 (div (* ?x2538 new.hidden.multiple) new.hidden.parts)))
 (let (($x3317 (< 1 new.hidden.parts)))
 (let (($x1565 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1565 $x3317 (= ?x499 new.hidden.n))))))))
(assert
 (let ((?x2538 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x499 (div (* ?x2538 new.hidden.multiple) new.hidden.parts)))
 (let (($x3317 (< 1 new.hidden.parts)))
 (let (($x1565 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1565 $x3317 (<= new.hidden.n ?x499))))))))
(assert
 (let (($x1565 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1565 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1222 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3592 (ite $x1222 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2538 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x499 (div (* ?x2538 new.hidden.multiple) new.hidden.parts)))
 (let (($x2487 (= (- 1) new.hidden.n)))
 (let (($x1565 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2034 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3124 (ite $x2034 (or $x2487 (< new.hidden.block new.hidden.n)) (ite $x1565 (or $x2487 (< ?x499 new.hidden.n)) $x3592))))
 (let (($x3242 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3124)))
 (let (($x1709 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1969 (= (_ bv86 7) new.hidden.kind)))
 (let (($x658 (or $x1969 $x1709)))
 (= new.hidden.moved (ite $x658 new.hidden.given_moved $x3242)))))))))))))))
(assert
 (let ((?x3097 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2773 (= (div (* ?x3097 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x582 (< 1 new.attention.heads.parts) $x2773))))))
(assert
 (let (($x690 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x582 $x690)))))
(assert
 (let ((?x2013 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2614 (div (* ?x2013 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1385 (and $x1760 (< 1 new.attention.head_dim.parts) (= ?x2614 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1385))))))
(assert
 (let ((?x1127 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x378 (* (div ?x1127 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2784 (and $x227 (< 1 new.attention.value_dim.parts) (= (div ?x378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2784))))))
(assert
 (let ((?x2061 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x227 (not (= 0 ?x2061)))))))
(assert
 (let (($x2527 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1790 (not $x2527)))
 (let (($x2474 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1896 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1896 (and $x2474 $x1790))))))))
(assert
 (let (($x2462 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1709 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1969 (= (_ bv86 7) new.hidden.kind)))
 (let (($x658 (or $x1969 $x1709)))
 (let (($x1413 (ite $x658 new.hidden.given_everywhere (or $x2462 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1413)))))))
(assert
 (let (($x834 (not new.hidden.moved)))
 (let (($x1258 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x834)))
 (let (($x937 (= 1 new.hidden.parts)))
 (let (($x1709 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1969 (= (_ bv86 7) new.hidden.kind)))
 (let (($x658 (or $x1969 $x1709)))
 (= new.hidden.first_alone (ite $x658 new.hidden.given_first (or $x937 $x1258))))))))))
(assert
 (let (($x2586 (not new.attention.heads.padded)))
 (let (($x3275 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1069 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2726 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2315 (ite (or $x2726 $x1069) new.attention.heads.given_everywhere (or $x3275 (and (= 1 new.attention.heads.parts) $x2586)))))
 (= new.attention.heads.everywhere $x2315)))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x1008 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2788 ?x2668 ?x1008)))))))))))))))))))))
(assert
 (let (($x1630 (not new.attention.value_dim.padded)))
 (let (($x3466 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1819 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x3041 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1823 (ite (or $x3041 $x1819) new.attention.value_dim.given_everywhere (or $x3466 (and (= 1 new.attention.value_dim.parts) $x1630)))))
 (= new.attention.value_dim.everywhere $x1823)))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x2428 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2788 ?x2668 ?x2428))))))))))))))))))))))
(assert
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2736 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x383 (ite $x2736 new.attention.v (ite $x2457 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x383)))))
(assert
 (let (($x2527 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1790 (not $x2527)))
 (let (($x1921 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1246 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1921)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1921 new.attention.value_dim.everywhere $x1790))))
 (= new.attention.mixed_in (ite $x1246 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x121 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2238 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1304 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2238)))
 (let (($x130 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x336 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2527 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2527 (or $x336 $x130) $x1304) (_ bv96 7) ?x121)))))))))
(assert
 (let (($x2527 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1790 (not $x2527)))
 (let (($x1441 (= 1 new.tp)))
 (let (($x2569 (= (_ bv96 7) new.stream)))
 (let (($x130 (and (or (not new.attention.out.group.tp) $x1441) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2533 (and $x130 (or $x2569 $x1441 (not (= (_ bv4 7) new.attention.out.collective)) $x1790))))
 (let (($x790 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x336 (= (_ bv57 7) new.attention.out.collective)))
 (let ((?x202 (ite (or (or $x336 $x790) $x2533) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2117 (= (_ bv96 7) new.attention.out_state)))
 (let (($x1644 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x656 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2023 (and (or $x656 $x1644) $x130)))
 (let ((?x2944 (ite (or $x336 (and $x790 (= (_ bv38 7) new.stream)) $x2023) (_ bv38 7) (ite $x790 (_ bv96 7) (_ bv16 7)))))
 (let (($x491 (or (and new.hidden.filled (not $x2569)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x337 (not $x130)))
 (let (($x773 (= (_ bv49 7) new.norm.statistic)))
 (let (($x725 (= (_ bv38 7) new.stream)))
 (let ((?x1554 (ite (and $x656 new.hidden.filled $x725 $x337 $x773) new.stream (ite (and $x1644 $x337 $x491) new.stream ?x2944))))
 (let ((?x1756 (ite (and $x2569 new.hidden.everywhere (or $x336 $x2023)) (_ bv96 7) (ite (and $x656 new.hidden.filled $x2569 $x337) (_ bv96 7) ?x1554))))
 (let (($x3234 (= (_ bv4 7) new.attention.out.collective)))
 (let (($x2774 (= (_ bv38 7) new.attention.out_state)))
 (let ((?x1552 (ite $x1644 (ite (not $x2569) new.stream (_ bv66 7)) (ite $x790 (ite $x2569 (_ bv96 7) new.stream) (ite $x336 (_ bv92 7) (_ bv16 7))))))
 (let (($x2656 (= (_ bv92 7) new.attention.out_state)))
 (let ((?x1955 (ite $x2656 (ite $x656 (_ bv96 7) ?x1552) (ite $x2774 (ite $x3234 (_ bv96 7) ?x1756) (ite $x2117 ?x202 new.attention.out_state)))))
 (= new.attention.joined ?x1955)))))))))))))))))))))))))))
(assert
 (let (($x2246 (not new.hidden.everywhere)))
 (let (($x656 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2774 (= (_ bv38 7) new.attention.out_state)))
 (= new.attention.full_though_split (and $x2774 (= (_ bv96 7) new.attention.joined) $x656 $x2246))))))
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
 (let (($x701 (or (and (= (_ bv38 7) new.attention.out_state) new.hidden.first_alone) (and (= (_ bv96 7) new.attention.out_state) new.stream.first_keeps_all))))
 (let (($x1250 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x1484 (not new.attention.full_though_split)))
 (let (($x2206 (and (not (= (_ bv92 7) new.attention.out_state)) (or (= (_ bv1 7) new.attention.out.bias) (= (_ bv27 7) new.attention.out.bias)) $x1484)))
 (let (($x2656 (= (_ bv92 7) new.attention.out_state)))
 (let (($x1441 (= 1 new.tp)))
 (let (($x1043 (or $x1441 (not new.model.out_bias) (and $x2656 (not (= (_ bv27 7) new.attention.out.bias))) $x2206 (and $x1250 $x701))))
 (not $x1043)))))))))
(assert
 (let (($x1627 (or (and (= (_ bv38 7) old.attention.out_state) old.hidden.first_alone) (and (= (_ bv96 7) old.attention.out_state) old.stream.first_keeps_all))))
(let (($x36 (= (_ bv29 7) old.attention.out.bias)))
(let (($x2390 (not old.attention.full_though_split)))
(let (($x2817 (and (not (= (_ bv92 7) old.attention.out_state)) (or (= (_ bv1 7) old.attention.out.bias) (= (_ bv27 7) old.attention.out.bias)) $x2390)))
(let (($x1173 (= (_ bv92 7) old.attention.out_state)))
(let (($x2384 (not old.model.out_bias)))
(let (($x2750 (= 1 old.tp)))
(or $x2750 $x2384 (and $x1173 (not (= (_ bv27 7) old.attention.out.bias))) $x2817 (and $x36 $x1627))))))))))
(check-sat)

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
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x461 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2518 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x450 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2556 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x2556 (= (_ bv56 7) old.attention.heads.kind) $x1716 $x450 (= (_ bv91 7) old.attention.heads.kind) $x2518 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2827 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x2442 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x178 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x178 (= (_ bv10 7) old.attention.out.collective) $x2442 $x2827)))))
(assert
 (let (($x3026 (= (_ bv32 7) old.attention.out.input)))
 (let (($x1598 (= (_ bv10 7) old.attention.out.input)))
 (or $x1598 $x3026 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2347 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x3019 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x3364 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x1280 (= (_ bv1 7) old.attention.out.residual)))
 (or $x1280 $x3364 $x3019 $x2347))))))
(assert
 (let (($x1061 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2921 (= (_ bv40 7) old.attention.out.split)))
 (or $x2921 (= (_ bv57 7) old.attention.out.split) $x1061))))
(assert
 (let (($x1032 (= (_ bv8 7) old.attention.pairs)))
 (or $x1032 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2940 $x2689 $x261 $x2748 $x2636)))))))
(assert
 (let (($x364 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x364 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x3508 $x393 $x2244 $x1525))))))
(assert
 (let (($x2283 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2283 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x543 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2762 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x629 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x629 (= (_ bv56 7) old.attention.value_dim.kind) $x2544 $x2762 (= (_ bv91 7) old.attention.value_dim.kind) $x543 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x3166 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x3166 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x1745 (= (_ bv38 7) old.embedding.split)))
 (or $x1745 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x926 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x926 (= (_ bv10 7) old.ffn.down.collective) (= (_ bv57 7) old.ffn.down.collective) (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x2894 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x1453 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x1453 (= (_ bv23 7) old.ffn.down.residual) $x2894 (= (_ bv29 7) old.ffn.down.residual)))))
(assert
 (let (($x2282 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x2282)))
(assert
 (let (($x2667 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2989 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2568 (= (_ bv65 7) old.hidden.kind)))
 (let (($x141 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x141 (= (_ bv56 7) old.hidden.kind) $x2568 $x2989 (= (_ bv91 7) old.hidden.kind) $x2667 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1621 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x1621 (= (_ bv82 7) old.model.norm))))
(assert
 (let (($x964 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x964)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x2247 (= (_ bv96 7) old.stream)))
 (let (($x1106 (= (_ bv94 7) old.stream)))
 (let (($x3407 (= (_ bv38 7) old.stream)))
 (or $x3407 $x1106 $x2247)))))
(assert
 (let (($x2212 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1129 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x2848 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x2848 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x1129 (= (_ bv91 7) old.stream_tokens.kind) $x2212 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x1877 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x2071 (= (div (* ?x1877 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x2568 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2568 (< 1 old.hidden.parts) $x2071))))))
(assert
 (let (($x2568 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2568 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2212 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x263 (or $x2212 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x1457 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x263)))
 (= old.stream_tokens.everywhere $x1457)))))
(assert
 (let ((?x3450 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1580 (= (div (* ?x3450 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x1716 (< 1 old.attention.heads.parts) $x1580))))))
(assert
 (let (($x645 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1716 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1716 $x645)))))
(assert
 (let ((?x3463 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x3517 (div (* ?x3463 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x461 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1557 (and $x461 (< 1 old.attention.head_dim.parts) (= ?x3517 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1557))))))
(assert
 (let ((?x2273 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x2732 (* (div (- ?x2273 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x535 (and $x2544 (< 1 old.attention.value_dim.parts) (= (div ?x2732 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x535))))))
(assert
 (let ((?x379 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2544 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2544 (not (= 0 ?x379)))))))
(assert
 (let (($x2921 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3248 (not $x2921)))
 (let (($x1598 (= (_ bv10 7) old.attention.out.input)))
 (let (($x3026 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x3026 (and $x1598 $x3248))))))))
(assert
 (let (($x1061 (= (_ bv61 7) old.attention.out.split)))
 (let (($x3019 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1280 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x1280 (and $x3019 $x1061)))))))
(assert
 (let (($x1453 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x1455 (or $x1453 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x1455)))))
(assert
 (let (($x1011 (not old.model.embedding_norm)))
 (let (($x2834 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x3407 (= (_ bv38 7) old.stream)))
 (let (($x3166 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1745 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x1745 $x3166 $x3407 old.hidden.filled (not $x2834) $x1011))))))))
(assert
 (let (($x1621 (= (_ bv68 7) old.model.norm)))
 (let (($x1105 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2303 (not $x1105)))
 (let (($x3407 (= (_ bv38 7) old.stream)))
 (let (($x178 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1061 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x1061 $x178 $x3407 old.hidden.filled $x2303 $x1621)))))))))
(assert
 (let (($x1621 (= (_ bv68 7) old.model.norm)))
 (let (($x1901 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x3407 (= (_ bv38 7) old.stream)))
 (let (($x926 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x2282 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x2282 $x926 $x3407 old.hidden.filled (not $x1901) $x1621))))))))
(assert
 (let (($x2667 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2895 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x2667 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2895))))
(assert
 (let (($x70 (not old.attention.heads.padded)))
 (let (($x2518 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2556 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x450 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1154 (ite (or $x450 $x2556) old.attention.heads.given_everywhere (or $x2518 (and (= 1 old.attention.heads.parts) $x70)))))
 (= old.attention.heads.everywhere $x1154)))))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x2108 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x1525 ?x2679 ?x2108)))))))))))))))))))))))
(assert
 (let (($x888 (not old.attention.value_dim.padded)))
 (let (($x543 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x629 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x2762 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1306 (ite (or $x2762 $x629) old.attention.value_dim.given_everywhere (or $x543 (and (= 1 old.attention.value_dim.parts) $x888)))))
 (= old.attention.value_dim.everywhere $x1306)))))))
(assert
 (let (($x2516 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x2516)))
(assert
 (let (($x2247 (= (_ bv96 7) old.stream)))
 (let (($x3441 (or $x2247 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x3441))))
(assert
 (let (($x2636 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2940 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x2940 $x2636) (_ bv16 7) (_ bv96 7))))
 (let (($x2748 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x1499 (or old.model.latent old.attention.kv_filled)))
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2689 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x798 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x3508 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x3125 (and $x2689 $x3508 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x798)))
 (let ((?x1243 (ite (or $x2940 $x3125 (and $x2689 $x393 old.attention.heads.filled $x1499)) (_ bv96 7) (_ bv16 7))))
 (let (($x1187 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x261 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x872 (or $x261 $x2748)))
 (let ((?x3486 (ite (or $x872 $x1187) old.attention.qkv.split ?x1243)))
 (let (($x2244 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1427 (not $x2244)))
 (let ((?x3289 (ite $x1427 ?x3486 (ite (or $x2748 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1585))))
 (let ((?x2679 (ite (or $x872 $x1187 old.model.query_latent) (_ bv96 7) (ite $x2689 (_ bv21 7) (_ bv16 7)))))
 (let (($x1525 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x1525 ?x2679 ?x3289))))))))))))))))))))))))
(assert
 (let (($x349 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x1574 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x285 (and old.model.behind_dense $x1574)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x285 $x349))))))
(assert
 (let (($x393 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1794 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x962 (ite $x1794 old.attention.v (ite $x393 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x962)))))
(assert
 (let (($x2921 (= (_ bv40 7) old.attention.out.split)))
 (let (($x3248 (not $x2921)))
 (let (($x2888 (= (_ bv36 7) old.attention.mixed)))
 (let (($x2054 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2888)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2888 old.attention.value_dim.everywhere $x3248))))
 (= old.attention.mixed_in (ite $x2054 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x1318 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3287 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3535 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3287)))
 (let (($x1105 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2442 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2921 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2921 (or $x2442 $x1105) $x3535) (_ bv96 7) ?x1318)))))))))
(assert
 (let (($x178 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x3364 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x2347 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x2247 (= (_ bv96 7) old.stream)))
 (let (($x3255 (= (_ bv38 7) old.attention.out_state)))
 (let (($x1173 (= (_ bv92 7) old.attention.out_state)))
 (let (($x1501 (and $x2347 old.stream.first_has_all (or (or $x1173 (= (_ bv96 7) old.attention.out_state)) old.hidden.filled))))
 (let (($x531 (= old.attention.out_state old.stream)))
 (let (($x1824 (and (or $x2347 $x3364) $x1173 (or $x2247 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x3407 (= (_ bv38 7) old.stream)))
 (let (($x3019 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1249 (and $x3019 (not $x1173) (or $x531 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x395 (or $x1249 (and $x3019 $x3407 old.hidden.filled) $x1824 (and $x2347 old.stream.first_keeps_all $x531) $x1501 (and $x3255 $x2247 old.hidden.filled (or $x2347 (= $x3364 $x178))))))
 (let (($x1105 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2303 (not $x1105)))
 (let (($x1998 (or $x1173 (and $x3255 (or $x178 (= (_ bv73 7) old.attention.out.collective)) $x2303))))
 (let (($x1538 (or $x531 (and old.stream.in_order (or (not $x3255) old.hidden.everywhere)))))
 (let (($x2750 (= 1 old.tp)))
 (let (($x2328 (or (and $x2750 $x1538) (and (not (and $x3019 old.stream.junk_in_attention $x1998)) $x395))))
 (= old.attention.residual_once $x2328)))))))))))))))))))))
(assert
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1760 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3275 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2726 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1069 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1069 (= (_ bv56 7) new.attention.heads.kind) $x582 $x2726 (= (_ bv91 7) new.attention.heads.kind) $x3275 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1644 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x336 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x656 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x656 (= (_ bv10 7) new.attention.out.collective) $x336 $x1644)))))
(assert
 (let (($x1896 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2474 (= (_ bv10 7) new.attention.out.input)))
 (or $x2474 $x1896 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2253 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x265 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1736 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x758 (= (_ bv1 7) new.attention.out.residual)))
 (or $x758 $x1736 $x265 $x2253))))))
(assert
 (let (($x1504 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2527 (= (_ bv40 7) new.attention.out.split)))
 (or $x2527 (= (_ bv57 7) new.attention.out.split) $x1504))))
(assert
 (let (($x1143 (= (_ bv8 7) new.attention.pairs)))
 (or $x1143 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x695 $x1261 $x1361 $x2825 $x1353)))))))
(assert
 (let (($x1848 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1848 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x2368 $x2457 $x2654 $x2788))))))
(assert
 (let (($x386 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x386 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3466 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x3041 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1819 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1819 (= (_ bv56 7) new.attention.value_dim.kind) $x227 $x3041 (= (_ bv91 7) new.attention.value_dim.kind) $x3466 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x804 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x804 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x411 (= (_ bv38 7) new.embedding.split)))
 (or $x411 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x2744 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x2744 (= (_ bv10 7) new.ffn.down.collective) (= (_ bv57 7) new.ffn.down.collective) (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x2378 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x945 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x945 (= (_ bv23 7) new.ffn.down.residual) $x2378 (= (_ bv29 7) new.ffn.down.residual)))))
(assert
 (let (($x2353 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x2353)))
(assert
 (let (($x2462 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1969 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1565 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1709 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1709 (= (_ bv56 7) new.hidden.kind) $x1565 $x1969 (= (_ bv91 7) new.hidden.kind) $x2462 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3467 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x3467 (= (_ bv82 7) new.model.norm))))
(assert
 (let (($x1952 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1952)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2569 (= (_ bv96 7) new.stream)))
 (let (($x18 (= (_ bv94 7) new.stream)))
 (let (($x725 (= (_ bv38 7) new.stream)))
 (or $x725 $x18 $x2569)))))
(assert
 (let (($x2274 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2713 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2166 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2166 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x2713 (= (_ bv91 7) new.stream_tokens.kind) $x2274 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x2538 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x1562 (= (div (* ?x2538 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x1565 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1565 (< 1 new.hidden.parts) $x1562))))))
(assert
 (let (($x1565 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1565 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2274 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2625 (or $x2274 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x2075 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2625)))
 (= new.stream_tokens.everywhere $x2075)))))
(assert
 (let ((?x3097 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x2773 (= (div (* ?x3097 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x582 (< 1 new.attention.heads.parts) $x2773))))))
(assert
 (let (($x690 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x582 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x582 $x690)))))
(assert
 (let ((?x2013 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x2614 (div (* ?x2013 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1760 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1385 (and $x1760 (< 1 new.attention.head_dim.parts) (= ?x2614 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1385))))))
(assert
 (let ((?x1127 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x378 (* (div ?x1127 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2784 (and $x227 (< 1 new.attention.value_dim.parts) (= (div ?x378 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2784))))))
(assert
 (let ((?x2061 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x227 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x227 (not (= 0 ?x2061)))))))
(assert
 (let (($x2527 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1790 (not $x2527)))
 (let (($x2474 (= (_ bv10 7) new.attention.out.input)))
 (let (($x1896 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x1896 (and $x2474 $x1790))))))))
(assert
 (let (($x1504 (= (_ bv61 7) new.attention.out.split)))
 (let (($x265 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x758 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x758 (and $x265 $x1504)))))))
(assert
 (let (($x945 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x13 (or $x945 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x13)))))
(assert
 (let (($x334 (not new.model.embedding_norm)))
 (let (($x1636 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x725 (= (_ bv38 7) new.stream)))
 (let (($x804 (= (_ bv5 7) new.embedding.collective)))
 (let (($x411 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x411 $x804 $x725 new.hidden.filled (not $x1636) $x334))))))))
(assert
 (let (($x3467 (= (_ bv68 7) new.model.norm)))
 (let (($x130 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x337 (not $x130)))
 (let (($x725 (= (_ bv38 7) new.stream)))
 (let (($x656 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1504 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x1504 $x656 $x725 new.hidden.filled $x337 $x3467)))))))))
(assert
 (let (($x3467 (= (_ bv68 7) new.model.norm)))
 (let (($x1225 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x725 (= (_ bv38 7) new.stream)))
 (let (($x2744 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2353 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x2353 $x2744 $x725 new.hidden.filled (not $x1225) $x3467))))))))
(assert
 (let (($x2462 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1413 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2462 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1413))))
(assert
 (let (($x2586 (not new.attention.heads.padded)))
 (let (($x3275 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1069 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2726 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2315 (ite (or $x2726 $x1069) new.attention.heads.given_everywhere (or $x3275 (and (= 1 new.attention.heads.parts) $x2586)))))
 (= new.attention.heads.everywhere $x2315)))))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x1008 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x2788 ?x2668 ?x1008)))))))))))))))))))))
(assert
 (let (($x1630 (not new.attention.value_dim.padded)))
 (let (($x3466 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1819 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x3041 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1823 (ite (or $x3041 $x1819) new.attention.value_dim.given_everywhere (or $x3466 (and (= 1 new.attention.value_dim.parts) $x1630)))))
 (= new.attention.value_dim.everywhere $x1823)))))))
(assert
 (let (($x325 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x325)))
(assert
 (let (($x2569 (= (_ bv96 7) new.stream)))
 (let (($x2863 (or $x2569 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2863))))
(assert
 (let (($x1353 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x695 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x46 (ite (or $x695 $x1353) (_ bv16 7) (_ bv96 7))))
 (let (($x2825 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1261 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1889 (and $x1261 $x2457 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x2368 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1292 (and $x1261 $x2368 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x1347 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x1361 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2139 (or $x1361 $x2825)))
 (let ((?x1947 (ite (or $x2139 $x1347) new.attention.qkv.split (ite (or $x695 $x1292 $x1889) (_ bv96 7) (_ bv16 7)))))
 (let (($x2654 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3258 (not $x2654)))
 (let ((?x2428 (ite $x3258 ?x1947 (ite (or $x2825 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x46))))
 (let ((?x2668 (ite (or $x2139 $x1347 new.model.query_latent) (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7)))))
 (let (($x2788 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x2788 ?x2668 ?x2428))))))))))))))))))))))
(assert
 (let (($x823 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x486 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x1180 (and new.model.behind_dense $x486)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x1180 $x823))))))
(assert
 (let (($x2457 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2736 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x383 (ite $x2736 new.attention.v (ite $x2457 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x383)))))
(assert
 (let (($x2527 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1790 (not $x2527)))
 (let (($x1921 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1246 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1921)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1921 new.attention.value_dim.everywhere $x1790))))
 (= new.attention.mixed_in (ite $x1246 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x121 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2238 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1304 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2238)))
 (let (($x130 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x336 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2527 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2527 (or $x336 $x130) $x1304) (_ bv96 7) ?x121)))))))))
(assert
 (let (($x656 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1736 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x2253 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x2569 (= (_ bv96 7) new.stream)))
 (let (($x2774 (= (_ bv38 7) new.attention.out_state)))
 (let (($x2656 (= (_ bv92 7) new.attention.out_state)))
 (let (($x1994 (and $x2253 new.stream.first_has_all (or (or $x2656 (= (_ bv96 7) new.attention.out_state)) new.hidden.filled))))
 (let (($x1767 (= new.attention.out_state new.stream)))
 (let (($x902 (and (or $x2253 $x1736) $x2656 (or $x2569 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x725 (= (_ bv38 7) new.stream)))
 (let (($x265 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1748 (and $x265 (not $x2656) (or $x1767 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x1315 (or $x1748 (and $x265 $x725 new.hidden.filled) $x902 (and $x2253 new.stream.first_keeps_all $x1767) $x1994 (and $x2774 $x2569 new.hidden.filled (or $x2253 (= $x1736 $x656))))))
 (let (($x130 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x337 (not $x130)))
 (let (($x1928 (or $x2656 (and $x2774 (or $x656 (= (_ bv73 7) new.attention.out.collective)) $x337))))
 (let (($x3271 (or $x1767 (and new.stream.in_order (or (not $x2774) new.hidden.everywhere)))))
 (let (($x1441 (= 1 new.tp)))
 (let (($x391 (or (and $x1441 $x3271) (and (not (and $x265 new.stream.junk_in_attention $x1928)) $x1315))))
 (= new.attention.residual_once $x391)))))))))))))))))))))
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
 (let (($x361 (not new.model.scaled_residual)))
 (let (($x3467 (= (_ bv68 7) new.model.norm)))
 (let (($x758 (= (_ bv1 7) new.attention.out.residual)))
 (not (or $x758 (and $x3467 $x361 new.attention.residual_once)))))))
(assert
 (let (($x959 (not old.model.scaled_residual)))
(let (($x1621 (= (_ bv68 7) old.model.norm)))
(let (($x1280 (= (_ bv1 7) old.attention.out.residual)))
(or $x1280 (and $x1621 $x959 old.attention.residual_once))))))
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
(declare-fun old.ffn.width.least () Int)
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
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
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
(declare-fun old.ffn.width.given_undivided () Bool)
(declare-fun old.ffn.width.undivided () Bool)
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
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
(declare-fun old.ffn.tokenwise () Bool)
(declare-fun old.ffn.width_where_kept () Bool)
(declare-fun old.ffn.down.group.pp () Bool)
(declare-fun old.ffn.down.group.sp () Bool)
(declare-fun old.ffn.down.group.dp () Bool)
(declare-fun old.ffn.down.group.tp () Bool)
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
(declare-fun new.ffn.width.least () Int)
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
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
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
(declare-fun new.ffn.width.given_undivided () Bool)
(declare-fun new.ffn.width.undivided () Bool)
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.gate_state () (_ BitVec 7))
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
(declare-fun new.ffn.tokenwise () Bool)
(declare-fun new.ffn.width_where_kept () Bool)
(declare-fun new.ffn.down.group.pp () Bool)
(declare-fun new.ffn.down.group.sp () Bool)
(declare-fun new.ffn.down.group.dp () Bool)
(declare-fun new.ffn.down.group.tp () Bool)
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
 (let (($x2819 (= (_ bv57 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) (= (_ bv5 7) old.ffn.down.collective) (= (_ bv10 7) old.ffn.down.collective) $x2819 (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x202 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1873 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1873 $x202 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x2282 (= (_ bv61 7) old.ffn.down.split)))
 (let (($x1537 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2804 (= (_ bv40 7) old.ffn.down.split)))
 (or $x2804 $x1537 $x2282)))))
(assert
 (let (($x3249 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2167 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3077 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1320 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2602 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2602 $x1320 $x3077 $x2167 $x3249)))))))
(assert
 (let (($x1142 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x500 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x500 $x1142 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x2363 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2946 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1468 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1468 $x2946 $x2363)))))
(assert
 (let (($x172 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x172 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1174 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3108 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2182 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x719 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x406 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x406 $x719 $x2182 $x3108 $x1174)))))))
(assert
 (let (($x2783 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x491 (= (_ bv10 7) old.ffn.up.input)))
 (or $x491 $x2783 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x2547 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x2991 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2972 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2972 $x2991 $x2547)))))
(assert
 (let (($x311 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x444 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1483 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x1483 $x444 $x311 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (and (<= 0 old.ffn.width.given_least)))
(assert
 (and (<= 0 old.ffn.width.given_most)))
(assert
 (let (($x648 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x2420 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2246 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x689 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1918 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x314 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x2662 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3243 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2026 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x903 (= (_ bv11 7) old.ffn.width.kind)))
 (or $x903 $x2026 $x3243 $x2662 $x314 $x1918 $x689 $x2246 $x2420 $x648))))))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x2667 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2989 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2568 (= (_ bv65 7) old.hidden.kind)))
 (let (($x141 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x141 (= (_ bv56 7) old.hidden.kind) $x2568 $x2989 (= (_ bv91 7) old.hidden.kind) $x2667 (= (_ bv99 7) old.hidden.kind)))))))
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
 (let (($x2247 (= (_ bv96 7) old.stream)))
 (let (($x1106 (= (_ bv94 7) old.stream)))
 (let (($x3407 (= (_ bv38 7) old.stream)))
 (or $x3407 $x1106 $x2247)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2568 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2568 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x140 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2880 (div (* ?x140 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2334 (= (- 1) old.ffn.width.n)))
 (let ((?x1235 (ite (or $x2334 (< (* ?x2880 old.ffn.width.parts) old.ffn.width.n)) 0 1)))
 (let ((?x125 (ite (= 0 (mod old.ffn.width.multiple old.ffn.width.parts)) 1 ?x1235)))
 (let (($x1918 (= (_ bv65 7) old.ffn.width.kind)))
 (let ((?x1766 (ite (or $x2334 (not (= 0 (mod old.ffn.width.n old.ffn.width.parts)))) 0 1)))
 (let (($x3243 (= (_ bv26 7) old.ffn.width.kind)))
 (let ((?x3418 (ite $x3243 (ite (and $x2334 (= 1 old.ffn.width.parts)) 1 ?x1766) (ite $x1918 ?x125 old.ffn.width.given_least))))
 (let (($x314 (= (_ bv56 7) old.ffn.width.kind)))
 (let (($x648 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x2246 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x903 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x2026 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x2420 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x2771 (ite $x2420 old.ffn.width.parts (ite (or $x2026 $x903 $x2246 $x648 $x314) 1 ?x3418))))
 (= old.ffn.width.least ?x2771))))))))))))))))))
(assert
 (let ((?x140 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2880 (div (* ?x140 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x731 (< 1 old.ffn.width.parts)))
 (let (($x1918 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1918 $x731 (= ?x2880 old.ffn.width.n))))))))
(assert
 (let ((?x140 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2880 (div (* ?x140 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x731 (< 1 old.ffn.width.parts)))
 (let (($x1918 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1918 $x731 (<= old.ffn.width.n ?x2880))))))))
(assert
 (let (($x1918 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1885 (and $x1918 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1885))))
(assert
 (let (($x2662 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x689 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x527 (or $x689 $x2662)))
 (let (($x2420 (= (_ bv96 7) old.ffn.width.kind)))
 (let ((?x451 (ite $x2420 old.ffn.width.parts (ite $x527 old.ffn.width.given_most 1))))
 (= old.ffn.width.most ?x451)))))))
(assert
 (= old.ffn.width.beyond old.ffn.width.given_beyond))
(assert
 (let (($x2334 (= (- 1) old.ffn.width.n)))
 (let (($x3243 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2027 (ite $x3243 (or $x2334 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2334 (< 1 old.ffn.width.n)))))
 (let ((?x140 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2880 (div (* ?x140 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1918 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2246 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x620 (ite $x2246 (or $x2334 (< old.ffn.width.block old.ffn.width.n)) (ite $x1918 (or $x2334 (< ?x2880 old.ffn.width.n)) $x2027))))
 (let (($x2847 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x620)))
 (let (($x2662 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x689 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x527 (or $x689 $x2662)))
 (= old.ffn.width.moved (ite $x527 old.ffn.width.given_moved $x2847)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x202 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2859 (or $x202 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2859))))
(assert
 (let (($x2667 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2895 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x2667 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2895))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2420 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1162 (or $x2420 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x2662 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x689 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x527 (or $x689 $x2662)))
 (= old.ffn.width.everywhere (ite $x527 old.ffn.width.given_everywhere $x1162))))))))
(assert
 (let (($x500 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x1298 (and $x500 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x3407 (= (_ bv38 7) old.stream)))
 (let (($x1142 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2247 (= (_ bv96 7) old.stream)))
 (let (($x3420 (or $x2247 $x1142 (and $x3407 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x1298)))
 (= old.ffn.gate_entering (ite $x3420 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x491 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x773 (and $x491 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x3407 (= (_ bv38 7) old.stream)))
 (let (($x2783 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x2247 (= (_ bv96 7) old.stream)))
 (let (($x2562 (or $x2247 $x2783 (and $x3407 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x773)))
 (= old.ffn.up_entering (ite $x2562 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x104 (not old.ffn.width.moved)))
 (let (($x648 (= (_ bv99 7) old.ffn.width.kind)))
 (let (($x2246 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x903 (= (_ bv11 7) old.ffn.width.kind)))
 (let (($x2026 (= (_ bv18 7) old.ffn.width.kind)))
 (let (($x2483 (or old.ffn.width.everywhere old.ffn.width.filled (and (or $x2026 $x903 $x2246 $x648) $x104))))
 (let (($x2662 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x689 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x527 (or $x689 $x2662)))
 (= old.ffn.width.undivided (ite $x527 old.ffn.width.given_undivided $x2483))))))))))))
(assert
 (let (($x104 (not old.ffn.width.moved)))
 (let (($x2158 (and old.ffn.width.everywhere $x104)))
 (= old.ffn.in_place (or $x2158 old.ffn.width.filled)))))
(assert
 (let (($x104 (not old.ffn.width.moved)))
 (let (($x2158 (and old.ffn.width.everywhere $x104)))
 (let (($x9 (< 1 old.tp)))
 (let ((?x1159 (ite $x9 (_ bv16 7) (ite $x2158 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x881 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x3249 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1320 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3077 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2167 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2161 (ite (or $x2167 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3077 $x1320) (_ bv96 7) (ite $x3249 ?x881 ?x1159)))))
 (let (($x3225 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2616 (or $x3077 $x2167)))
 (let (($x1018 (or $x2616 $x3225 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2946 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x3537 (or $x2616 $x3225 (and $x1320 old.ffn.width.padded $x104) (and $x3249 old.ffn.width.leads))))
 (let ((?x2702 (ite (and $x1320 old.ffn.width.filled (not $x3225)) (_ bv96 7) (ite $x3537 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2363 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2363 ?x2702 (ite $x2946 (ite $x1018 (_ bv96 7) (ite $x1320 (_ bv21 7) (_ bv16 7))) ?x2161)))))))))))))))))))))
(assert
 (let (($x104 (not old.ffn.width.moved)))
 (let (($x2158 (and old.ffn.width.everywhere $x104)))
 (let ((?x2134 (ite $x2158 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x9 (< 1 old.tp)))
 (let ((?x1746 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1174 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x2240 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1174 ?x1746 (ite $x9 (_ bv16 7) ?x2134)))))
 (let (($x444 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3108 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2577 (or $x3108 (not (or $x444 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x3110 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2182 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2592 (or $x2182 $x3108)))
 (let ((?x2100 (ite (or $x2592 $x3110 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x2991 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x873 (or $x2592 $x3110 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x104) (and $x1174 old.ffn.width.leads))))
 (let ((?x1660 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x3110)) (_ bv96 7) (ite $x873 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2547 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2547 ?x1660 (ite $x2991 ?x2100 (ite $x2577 (_ bv92 7) ?x2240)))))))))))))))))))))))
(assert
 (let (($x1508 (not old.ffn.width.everywhere)))
 (let (($x2363 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2363 (not (= (_ bv96 7) old.ffn.gate_state)) $x1508) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1508 (not old.ffn.width.everywhere)))
 (let (($x1956 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1508)))
 (= old.ffn.up_piece (ite $x1956 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1408 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x1408)))
(assert
 (let ((?x2990 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x2990)))
(assert
 (let ((?x2345 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x2345)))
(assert
 (let (($x1537 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2363 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x3051 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x2363 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x3225 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2167 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3077 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2616 (or $x3077 $x2167)))
 (let (($x3224 (not old.model.gated)))
 (let (($x1356 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x2547 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1765 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x2547 old.ffn.width.everywhere $x1356))))
 (let (($x3110 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3108 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2182 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2592 (or $x2182 $x3108)))
 (let (($x1106 (= (_ bv94 7) old.stream)))
 (let (($x9 (< 1 old.tp)))
 (let (($x274 (and $x9 $x1106 (and (= (_ bv94 7) old.ffn.up_entering) (or $x2592 $x3110) $x1765) (or $x3224 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x2616 $x3225) $x3051)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x1537)))
 (= old.ffn.tokenwise $x274))))))))))))))))))))
(assert
 (let ((?x1586 (ite (or (= (_ bv92 7) old.ffn.product_in) (= (_ bv40 7) old.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) old.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1901 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x2819 (= (_ bv57 7) old.ffn.down.collective)))
 (let (($x2804 (= (_ bv40 7) old.ffn.down.split)))
 (let (($x1131 (and $x2804 (not (= (_ bv92 7) old.ffn.product_in)) (or $x2819 $x1901) old.ffn.width_where_kept)))
 (= old.ffn.down_state (ite old.ffn.tokenwise (_ bv94 7) (ite $x1131 (_ bv96 7) ?x1586)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1305 (= (_ bv57 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) (= (_ bv5 7) new.ffn.down.collective) (= (_ bv10 7) new.ffn.down.collective) $x1305 (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x2995 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2936 (= (_ bv10 7) new.ffn.down.input)))
 (or $x2936 $x2995 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2353 (= (_ bv61 7) new.ffn.down.split)))
 (let (($x194 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x532 (= (_ bv40 7) new.ffn.down.split)))
 (or $x532 $x194 $x2353)))))
(assert
 (let (($x2335 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x3058 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x215 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1505 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2451 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2451 $x1505 $x215 $x3058 $x2335)))))))
(assert
 (let (($x2085 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2818 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x2818 $x2085 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x820 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x3134 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1699 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1699 $x3134 $x820)))))
(assert
 (let (($x1721 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x1721 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1587 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1357 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x878 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2523 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1577 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1577 $x2523 $x878 $x1357 $x1587)))))))
(assert
 (let (($x747 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2021 (= (_ bv10 7) new.ffn.up.input)))
 (or $x2021 $x747 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x2887 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2155 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1025 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1025 $x2155 $x2887)))))
(assert
 (let (($x2313 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3164 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1646 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1646 $x3164 $x2313 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (and (<= 0 new.ffn.width.given_least)))
(assert
 (and (<= 0 new.ffn.width.given_most)))
(assert
 (let (($x1085 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x2674 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1362 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1013 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x787 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2759 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x977 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1908 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x92 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x2808 (= (_ bv11 7) new.ffn.width.kind)))
 (or $x2808 $x92 $x1908 $x977 $x2759 $x787 $x1013 $x1362 $x2674 $x1085))))))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x2462 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1969 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1565 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1709 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1709 (= (_ bv56 7) new.hidden.kind) $x1565 $x1969 (= (_ bv91 7) new.hidden.kind) $x2462 (= (_ bv99 7) new.hidden.kind)))))))
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
 (let (($x2569 (= (_ bv96 7) new.stream)))
 (let (($x18 (= (_ bv94 7) new.stream)))
 (let (($x725 (= (_ bv38 7) new.stream)))
 (or $x725 $x18 $x2569)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1565 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1565 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2234 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2051 (div (* ?x2234 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2917 (= (- 1) new.ffn.width.n)))
 (let ((?x2719 (ite (or $x2917 (< (* ?x2051 new.ffn.width.parts) new.ffn.width.n)) 0 1)))
 (let ((?x950 (ite (= 0 (mod new.ffn.width.multiple new.ffn.width.parts)) 1 ?x2719)))
 (let (($x787 (= (_ bv65 7) new.ffn.width.kind)))
 (let ((?x2790 (ite (or $x2917 (not (= 0 (mod new.ffn.width.n new.ffn.width.parts)))) 0 1)))
 (let (($x1908 (= (_ bv26 7) new.ffn.width.kind)))
 (let ((?x1471 (ite $x1908 (ite (and $x2917 (= 1 new.ffn.width.parts)) 1 ?x2790) (ite $x787 ?x950 new.ffn.width.given_least))))
 (let (($x2759 (= (_ bv56 7) new.ffn.width.kind)))
 (let (($x1085 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x1362 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2808 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x92 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x2674 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x1123 (ite $x2674 new.ffn.width.parts (ite (or $x92 $x2808 $x1362 $x1085 $x2759) 1 ?x1471))))
 (= new.ffn.width.least ?x1123))))))))))))))))))
(assert
 (let ((?x2234 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2051 (div (* ?x2234 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2059 (< 1 new.ffn.width.parts)))
 (let (($x787 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x787 $x2059 (= ?x2051 new.ffn.width.n))))))))
(assert
 (let ((?x2234 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2051 (div (* ?x2234 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2059 (< 1 new.ffn.width.parts)))
 (let (($x787 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x787 $x2059 (<= new.ffn.width.n ?x2051))))))))
(assert
 (let (($x787 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1953 (and $x787 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1953))))
(assert
 (let (($x977 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1013 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1870 (or $x1013 $x977)))
 (let (($x2674 (= (_ bv96 7) new.ffn.width.kind)))
 (let ((?x1891 (ite $x2674 new.ffn.width.parts (ite $x1870 new.ffn.width.given_most 1))))
 (= new.ffn.width.most ?x1891)))))))
(assert
 (= new.ffn.width.beyond new.ffn.width.given_beyond))
(assert
 (let (($x2917 (= (- 1) new.ffn.width.n)))
 (let (($x1908 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x3069 (ite $x1908 (or $x2917 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2917 (< 1 new.ffn.width.n)))))
 (let ((?x2234 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2051 (div (* ?x2234 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x787 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1362 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1990 (ite $x1362 (or $x2917 (< new.ffn.width.block new.ffn.width.n)) (ite $x787 (or $x2917 (< ?x2051 new.ffn.width.n)) $x3069))))
 (let (($x317 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1990)))
 (let (($x977 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1013 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1870 (or $x1013 $x977)))
 (= new.ffn.width.moved (ite $x1870 new.ffn.width.given_moved $x317)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2995 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1265 (or $x2995 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x1265))))
(assert
 (let (($x2462 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1413 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2462 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1413))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2674 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1894 (or $x2674 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x977 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1013 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1870 (or $x1013 $x977)))
 (= new.ffn.width.everywhere (ite $x1870 new.ffn.width.given_everywhere $x1894))))))))
(assert
 (let (($x2818 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x352 (and $x2818 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x725 (= (_ bv38 7) new.stream)))
 (let (($x2085 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2569 (= (_ bv96 7) new.stream)))
 (let (($x1830 (or $x2569 $x2085 (and $x725 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x352)))
 (= new.ffn.gate_entering (ite $x1830 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2021 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x2110 (and $x2021 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x725 (= (_ bv38 7) new.stream)))
 (let (($x747 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2569 (= (_ bv96 7) new.stream)))
 (let (($x2951 (or $x2569 $x747 (and $x725 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x2110)))
 (= new.ffn.up_entering (ite $x2951 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x219 (not new.ffn.width.moved)))
 (let (($x1085 (= (_ bv99 7) new.ffn.width.kind)))
 (let (($x1362 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2808 (= (_ bv11 7) new.ffn.width.kind)))
 (let (($x92 (= (_ bv18 7) new.ffn.width.kind)))
 (let (($x1349 (or new.ffn.width.everywhere new.ffn.width.filled (and (or $x92 $x2808 $x1362 $x1085) $x219))))
 (let (($x977 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1013 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1870 (or $x1013 $x977)))
 (= new.ffn.width.undivided (ite $x1870 new.ffn.width.given_undivided $x1349))))))))))))
(assert
 (let (($x219 (not new.ffn.width.moved)))
 (let (($x2000 (and new.ffn.width.everywhere $x219)))
 (= new.ffn.in_place (or $x2000 new.ffn.width.filled)))))
(assert
 (let (($x219 (not new.ffn.width.moved)))
 (let (($x2000 (and new.ffn.width.everywhere $x219)))
 (let (($x1583 (< 1 new.tp)))
 (let ((?x674 (ite $x1583 (_ bv16 7) (ite $x2000 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2854 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2335 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1505 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x215 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x3058 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x460 (ite (or $x3058 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x215 $x1505) (_ bv96 7) (ite $x2335 ?x2854 ?x674)))))
 (let (($x1936 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3147 (or $x215 $x3058)))
 (let (($x3148 (or $x3147 $x1936 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x3134 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x635 (or $x3147 $x1936 (and $x1505 new.ffn.width.padded $x219) (and $x2335 new.ffn.width.leads))))
 (let ((?x682 (ite (and $x1505 new.ffn.width.filled (not $x1936)) (_ bv96 7) (ite $x635 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x820 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x820 ?x682 (ite $x3134 (ite $x3148 (_ bv96 7) (ite $x1505 (_ bv21 7) (_ bv16 7))) ?x460)))))))))))))))))))))
(assert
 (let (($x219 (not new.ffn.width.moved)))
 (let (($x2000 (and new.ffn.width.everywhere $x219)))
 (let ((?x1604 (ite $x2000 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1583 (< 1 new.tp)))
 (let ((?x759 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1587 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x3098 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1587 ?x759 (ite $x1583 (_ bv16 7) ?x1604)))))
 (let (($x3164 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1357 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1647 (or $x1357 (not (or $x3164 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2358 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x878 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3302 (or $x878 $x1357)))
 (let ((?x2213 (ite (or $x3302 $x2358 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x2155 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x3084 (or $x3302 $x2358 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x219) (and $x1587 new.ffn.width.leads))))
 (let ((?x270 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2358)) (_ bv96 7) (ite $x3084 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2887 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x2887 ?x270 (ite $x2155 ?x2213 (ite $x1647 (_ bv92 7) ?x3098)))))))))))))))))))))))
(assert
 (let (($x218 (not new.ffn.width.everywhere)))
 (let (($x820 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x820 (not (= (_ bv96 7) new.ffn.gate_state)) $x218) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x218 (not new.ffn.width.everywhere)))
 (let (($x176 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x218)))
 (= new.ffn.up_piece (ite $x176 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2439 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x2439)))
(assert
 (let ((?x1434 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1434)))
(assert
 (let ((?x2867 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x2867)))
(assert
 (let (($x194 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x820 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1470 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x820 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x1936 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3058 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x215 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x3147 (or $x215 $x3058)))
 (let (($x3060 (not new.model.gated)))
 (let (($x1809 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x2887 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2626 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x2887 new.ffn.width.everywhere $x1809))))
 (let (($x2358 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1357 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x878 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3302 (or $x878 $x1357)))
 (let (($x18 (= (_ bv94 7) new.stream)))
 (let (($x1583 (< 1 new.tp)))
 (let (($x1495 (and $x1583 $x18 (and (= (_ bv94 7) new.ffn.up_entering) (or $x3302 $x2358) $x2626) (or $x3060 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x3147 $x1936) $x1470)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x194)))
 (= new.ffn.tokenwise $x1495))))))))))))))))))))
(assert
 (let ((?x2045 (ite (or (= (_ bv92 7) new.ffn.product_in) (= (_ bv40 7) new.ffn.down.split)) (_ bv92 7) (ite (= (_ bv61 7) new.ffn.down.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1225 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1305 (= (_ bv57 7) new.ffn.down.collective)))
 (let (($x532 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x29 (and $x532 (not (= (_ bv92 7) new.ffn.product_in)) (or $x1305 $x1225) new.ffn.width_where_kept)))
 (= new.ffn.down_state (ite new.ffn.tokenwise (_ bv94 7) (ite $x29 (_ bv96 7) ?x2045)))))))))
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
 (let (($x1258 (= new.ffn.width.least new.ffn.width.parts)))
 (let (($x532 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x2305 (not $x532)))
 (let (($x850 (or (= 1 new.ffn.width.most) $x2305 (or (= (_ bv96 7) new.ffn.down_state) (= (_ bv94 7) new.ffn.down_state)) (and (= (_ bv92 7) new.ffn.product) (and new.ffn.width.undivided $x1258)))))
 (let (($x2856 (not new.ffn.width.beyond)))
 (let (($x2639 (and (not (= (_ bv61 7) new.ffn.up.split)) $x2305 (or (not (= (_ bv61 7) new.ffn.gate.split)) (not new.model.gated)))))
 (not (or $x2639 (and (<= 1 new.ffn.width.least) $x2856 $x850))))))))))
(assert
 (let (($x2820 (= old.ffn.width.least old.ffn.width.parts)))
(let (($x2804 (= (_ bv40 7) old.ffn.down.split)))
(let (($x2356 (not $x2804)))
(let (($x605 (or (= 1 old.ffn.width.most) $x2356 (or (= (_ bv96 7) old.ffn.down_state) (= (_ bv94 7) old.ffn.down_state)) (and (= (_ bv92 7) old.ffn.product) (and old.ffn.width.undivided $x2820)))))
(let (($x3591 (not old.ffn.width.beyond)))
(let (($x81 (and (not (= (_ bv61 7) old.ffn.up.split)) $x2356 (or (not (= (_ bv61 7) old.ffn.gate.split)) (not old.model.gated)))))
(or $x81 (and (<= 1 old.ffn.width.least) $x3591 $x605)))))))))
(check-sat)

; from one replica to any number, question 102
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
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
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
(declare-fun old.ffn.tokenwise () Bool)
(declare-fun new.dp () Int)
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
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.gate_state () (_ BitVec 7))
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
 (let (($x202 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1873 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1873 $x202 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1537 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2804 (= (_ bv40 7) old.ffn.down.split)))
 (or $x2804 $x1537 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x3249 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2167 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3077 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1320 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2602 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2602 $x1320 $x3077 $x2167 $x3249)))))))
(assert
 (let (($x1142 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x500 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x500 $x1142 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x2363 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2946 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1468 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1468 $x2946 $x2363)))))
(assert
 (let (($x172 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x172 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1174 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x3108 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2182 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x719 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x406 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x406 $x719 $x2182 $x3108 $x1174)))))))
(assert
 (let (($x2783 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x491 (= (_ bv10 7) old.ffn.up.input)))
 (or $x491 $x2783 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x2547 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x2991 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x2972 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2972 $x2991 $x2547)))))
(assert
 (let (($x311 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x444 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1483 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x1483 $x444 $x311 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x2420 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2246 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x689 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1918 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2662 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3243 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x3243 $x2662 (= (_ bv56 7) old.ffn.width.kind) $x1918 $x689 $x2246 $x2420 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x2667 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2989 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2568 (= (_ bv65 7) old.hidden.kind)))
 (let (($x141 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x141 (= (_ bv56 7) old.hidden.kind) $x2568 $x2989 (= (_ bv91 7) old.hidden.kind) $x2667 (= (_ bv99 7) old.hidden.kind)))))))
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
 (let (($x2247 (= (_ bv96 7) old.stream)))
 (let (($x1106 (= (_ bv94 7) old.stream)))
 (let (($x3407 (= (_ bv38 7) old.stream)))
 (or $x3407 $x1106 $x2247)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2568 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2568 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x140 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2880 (div (* ?x140 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x731 (< 1 old.ffn.width.parts)))
 (let (($x1918 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1918 $x731 (= ?x2880 old.ffn.width.n))))))))
(assert
 (let ((?x140 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2880 (div (* ?x140 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x731 (< 1 old.ffn.width.parts)))
 (let (($x1918 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1918 $x731 (<= old.ffn.width.n ?x2880))))))))
(assert
 (let (($x1918 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1885 (and $x1918 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1885))))
(assert
 (let (($x2334 (= (- 1) old.ffn.width.n)))
 (let (($x3243 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2027 (ite $x3243 (or $x2334 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2334 (< 1 old.ffn.width.n)))))
 (let ((?x140 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2880 (div (* ?x140 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1918 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2246 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x620 (ite $x2246 (or $x2334 (< old.ffn.width.block old.ffn.width.n)) (ite $x1918 (or $x2334 (< ?x2880 old.ffn.width.n)) $x2027))))
 (let (($x2847 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x620)))
 (let (($x2662 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x689 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x527 (or $x689 $x2662)))
 (= old.ffn.width.moved (ite $x527 old.ffn.width.given_moved $x2847)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x202 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2859 (or $x202 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x2859))))
(assert
 (let (($x2667 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2895 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x2667 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2895))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2420 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1162 (or $x2420 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x2662 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x689 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x527 (or $x689 $x2662)))
 (= old.ffn.width.everywhere (ite $x527 old.ffn.width.given_everywhere $x1162))))))))
(assert
 (let (($x500 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x1298 (and $x500 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x3407 (= (_ bv38 7) old.stream)))
 (let (($x1142 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2247 (= (_ bv96 7) old.stream)))
 (let (($x3420 (or $x2247 $x1142 (and $x3407 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x1298)))
 (= old.ffn.gate_entering (ite $x3420 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x491 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x773 (and $x491 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x3407 (= (_ bv38 7) old.stream)))
 (let (($x2783 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x2247 (= (_ bv96 7) old.stream)))
 (let (($x2562 (or $x2247 $x2783 (and $x3407 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x773)))
 (= old.ffn.up_entering (ite $x2562 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x104 (not old.ffn.width.moved)))
 (let (($x2158 (and old.ffn.width.everywhere $x104)))
 (= old.ffn.in_place (or $x2158 old.ffn.width.filled)))))
(assert
 (let (($x104 (not old.ffn.width.moved)))
 (let (($x2158 (and old.ffn.width.everywhere $x104)))
 (let (($x9 (< 1 old.tp)))
 (let ((?x1159 (ite $x9 (_ bv16 7) (ite $x2158 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x881 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x3249 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1320 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3077 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2167 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2161 (ite (or $x2167 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3077 $x1320) (_ bv96 7) (ite $x3249 ?x881 ?x1159)))))
 (let (($x3225 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2616 (or $x3077 $x2167)))
 (let (($x1018 (or $x2616 $x3225 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2946 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x3537 (or $x2616 $x3225 (and $x1320 old.ffn.width.padded $x104) (and $x3249 old.ffn.width.leads))))
 (let ((?x2702 (ite (and $x1320 old.ffn.width.filled (not $x3225)) (_ bv96 7) (ite $x3537 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2363 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2363 ?x2702 (ite $x2946 (ite $x1018 (_ bv96 7) (ite $x1320 (_ bv21 7) (_ bv16 7))) ?x2161)))))))))))))))))))))
(assert
 (let (($x104 (not old.ffn.width.moved)))
 (let (($x2158 (and old.ffn.width.everywhere $x104)))
 (let ((?x2134 (ite $x2158 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x9 (< 1 old.tp)))
 (let ((?x1746 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1174 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x2240 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1174 ?x1746 (ite $x9 (_ bv16 7) ?x2134)))))
 (let (($x444 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x3108 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2577 (or $x3108 (not (or $x444 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x3110 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2182 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2592 (or $x2182 $x3108)))
 (let ((?x2100 (ite (or $x2592 $x3110 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x2991 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x873 (or $x2592 $x3110 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x104) (and $x1174 old.ffn.width.leads))))
 (let ((?x1660 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x3110)) (_ bv96 7) (ite $x873 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2547 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x2547 ?x1660 (ite $x2991 ?x2100 (ite $x2577 (_ bv92 7) ?x2240)))))))))))))))))))))))
(assert
 (let (($x1508 (not old.ffn.width.everywhere)))
 (let (($x2363 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2363 (not (= (_ bv96 7) old.ffn.gate_state)) $x1508) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1508 (not old.ffn.width.everywhere)))
 (let (($x1956 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1508)))
 (= old.ffn.up_piece (ite $x1956 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1408 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x1408)))
(assert
 (let ((?x2990 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x2990)))
(assert
 (let ((?x2345 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x2345)))
(assert
 (let (($x1537 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2363 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x3051 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x2363 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x3225 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2167 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3077 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2616 (or $x3077 $x2167)))
 (let (($x3224 (not old.model.gated)))
 (let (($x1356 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x2547 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1765 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x2547 old.ffn.width.everywhere $x1356))))
 (let (($x3110 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x3108 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2182 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2592 (or $x2182 $x3108)))
 (let (($x1106 (= (_ bv94 7) old.stream)))
 (let (($x9 (< 1 old.tp)))
 (let (($x274 (and $x9 $x1106 (and (= (_ bv94 7) old.ffn.up_entering) (or $x2592 $x3110) $x1765) (or $x3224 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x2616 $x3225) $x3051)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x1537)))
 (= old.ffn.tokenwise $x274))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2995 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2936 (= (_ bv10 7) new.ffn.down.input)))
 (or $x2936 $x2995 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x194 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x532 (= (_ bv40 7) new.ffn.down.split)))
 (or $x532 $x194 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x2335 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x3058 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x215 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1505 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2451 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2451 $x1505 $x215 $x3058 $x2335)))))))
(assert
 (let (($x2085 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2818 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x2818 $x2085 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x820 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x3134 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1699 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1699 $x3134 $x820)))))
(assert
 (let (($x1721 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x1721 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1587 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1357 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x878 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2523 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x1577 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x1577 $x2523 $x878 $x1357 $x1587)))))))
(assert
 (let (($x747 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2021 (= (_ bv10 7) new.ffn.up.input)))
 (or $x2021 $x747 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x2887 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2155 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1025 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1025 $x2155 $x2887)))))
(assert
 (let (($x2313 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x3164 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1646 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1646 $x3164 $x2313 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x2674 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1362 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1013 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x787 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x977 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1908 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1908 $x977 (= (_ bv56 7) new.ffn.width.kind) $x787 $x1013 $x1362 $x2674 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x2462 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1969 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1565 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1709 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1709 (= (_ bv56 7) new.hidden.kind) $x1565 $x1969 (= (_ bv91 7) new.hidden.kind) $x2462 (= (_ bv99 7) new.hidden.kind)))))))
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
 (let (($x2569 (= (_ bv96 7) new.stream)))
 (let (($x18 (= (_ bv94 7) new.stream)))
 (let (($x725 (= (_ bv38 7) new.stream)))
 (or $x725 $x18 $x2569)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1565 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1565 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2234 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2051 (div (* ?x2234 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2059 (< 1 new.ffn.width.parts)))
 (let (($x787 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x787 $x2059 (= ?x2051 new.ffn.width.n))))))))
(assert
 (let ((?x2234 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2051 (div (* ?x2234 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2059 (< 1 new.ffn.width.parts)))
 (let (($x787 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x787 $x2059 (<= new.ffn.width.n ?x2051))))))))
(assert
 (let (($x787 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1953 (and $x787 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1953))))
(assert
 (let (($x2917 (= (- 1) new.ffn.width.n)))
 (let (($x1908 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x3069 (ite $x1908 (or $x2917 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2917 (< 1 new.ffn.width.n)))))
 (let ((?x2234 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2051 (div (* ?x2234 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x787 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1362 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1990 (ite $x1362 (or $x2917 (< new.ffn.width.block new.ffn.width.n)) (ite $x787 (or $x2917 (< ?x2051 new.ffn.width.n)) $x3069))))
 (let (($x317 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1990)))
 (let (($x977 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1013 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1870 (or $x1013 $x977)))
 (= new.ffn.width.moved (ite $x1870 new.ffn.width.given_moved $x317)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x2995 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1265 (or $x2995 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x1265))))
(assert
 (let (($x2462 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1413 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2462 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1413))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2674 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1894 (or $x2674 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x977 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1013 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1870 (or $x1013 $x977)))
 (= new.ffn.width.everywhere (ite $x1870 new.ffn.width.given_everywhere $x1894))))))))
(assert
 (let (($x2818 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x352 (and $x2818 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x725 (= (_ bv38 7) new.stream)))
 (let (($x2085 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x2569 (= (_ bv96 7) new.stream)))
 (let (($x1830 (or $x2569 $x2085 (and $x725 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x352)))
 (= new.ffn.gate_entering (ite $x1830 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2021 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x2110 (and $x2021 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x725 (= (_ bv38 7) new.stream)))
 (let (($x747 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x2569 (= (_ bv96 7) new.stream)))
 (let (($x2951 (or $x2569 $x747 (and $x725 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x2110)))
 (= new.ffn.up_entering (ite $x2951 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x219 (not new.ffn.width.moved)))
 (let (($x2000 (and new.ffn.width.everywhere $x219)))
 (= new.ffn.in_place (or $x2000 new.ffn.width.filled)))))
(assert
 (let (($x219 (not new.ffn.width.moved)))
 (let (($x2000 (and new.ffn.width.everywhere $x219)))
 (let (($x1583 (< 1 new.tp)))
 (let ((?x674 (ite $x1583 (_ bv16 7) (ite $x2000 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2854 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2335 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1505 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x215 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x3058 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x460 (ite (or $x3058 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x215 $x1505) (_ bv96 7) (ite $x2335 ?x2854 ?x674)))))
 (let (($x1936 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3147 (or $x215 $x3058)))
 (let (($x3148 (or $x3147 $x1936 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x3134 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x635 (or $x3147 $x1936 (and $x1505 new.ffn.width.padded $x219) (and $x2335 new.ffn.width.leads))))
 (let ((?x682 (ite (and $x1505 new.ffn.width.filled (not $x1936)) (_ bv96 7) (ite $x635 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x820 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x820 ?x682 (ite $x3134 (ite $x3148 (_ bv96 7) (ite $x1505 (_ bv21 7) (_ bv16 7))) ?x460)))))))))))))))))))))
(assert
 (let (($x219 (not new.ffn.width.moved)))
 (let (($x2000 (and new.ffn.width.everywhere $x219)))
 (let ((?x1604 (ite $x2000 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1583 (< 1 new.tp)))
 (let ((?x759 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1587 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x3098 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1587 ?x759 (ite $x1583 (_ bv16 7) ?x1604)))))
 (let (($x3164 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1357 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1647 (or $x1357 (not (or $x3164 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2358 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x878 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3302 (or $x878 $x1357)))
 (let ((?x2213 (ite (or $x3302 $x2358 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x2155 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x3084 (or $x3302 $x2358 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x219) (and $x1587 new.ffn.width.leads))))
 (let ((?x270 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2358)) (_ bv96 7) (ite $x3084 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2887 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x2887 ?x270 (ite $x2155 ?x2213 (ite $x1647 (_ bv92 7) ?x3098)))))))))))))))))))))))
(assert
 (let (($x218 (not new.ffn.width.everywhere)))
 (let (($x820 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x820 (not (= (_ bv96 7) new.ffn.gate_state)) $x218) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x218 (not new.ffn.width.everywhere)))
 (let (($x176 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x218)))
 (= new.ffn.up_piece (ite $x176 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2439 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x2439)))
(assert
 (let ((?x1434 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1434)))
(assert
 (let ((?x2867 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x2867)))
(assert
 (let (($x194 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x820 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1470 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x820 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x1936 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3058 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x215 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x3147 (or $x215 $x3058)))
 (let (($x3060 (not new.model.gated)))
 (let (($x1809 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x2887 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2626 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x2887 new.ffn.width.everywhere $x1809))))
 (let (($x2358 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1357 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x878 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x3302 (or $x878 $x1357)))
 (let (($x18 (= (_ bv94 7) new.stream)))
 (let (($x1583 (< 1 new.tp)))
 (let (($x1495 (and $x1583 $x18 (and (= (_ bv94 7) new.ffn.up_entering) (or $x3302 $x2358) $x2626) (or $x3060 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x3147 $x1936) $x1470)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x194)))
 (= new.ffn.tokenwise $x1495))))))))))))))))))))
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
 (let (($x3060 (not new.model.gated)))
 (let (($x1441 (= 1 new.tp)))
 (let (($x1450 (or $x1441 $x3060 (= (_ bv96 7) new.ffn.gate_entering) new.ffn.tokenwise (and (= (_ bv38 7) new.ffn.gate_entering) (= (_ bv40 7) new.ffn.gate.split)))))
 (not $x1450)))))
(assert
 (let (($x3224 (not old.model.gated)))
(let (($x2750 (= 1 old.tp)))
(or $x2750 $x3224 (= (_ bv96 7) old.ffn.gate_entering) old.ffn.tokenwise (and (= (_ bv38 7) old.ffn.gate_entering) (= (_ bv40 7) old.ffn.gate.split))))))
(check-sat)

; from one replica to any number, question 103
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.down.split () (_ BitVec 7))
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
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
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
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
(declare-fun new.dp () Int)
(declare-fun new.ffn.down.split () (_ BitVec 7))
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
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
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
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
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun old.model.gated () Bool)
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
 (let (($x2804 (= (_ bv40 7) old.ffn.down.split)))
 (or $x2804 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x3249 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2167 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3077 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1320 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2602 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2602 $x1320 $x3077 $x2167 $x3249)))))))
(assert
 (let (($x2363 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2946 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1468 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1468 $x2946 $x2363)))))
(assert
 (let (($x172 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x172 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x2420 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2246 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x689 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1918 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2662 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x3243 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x3243 $x2662 (= (_ bv56 7) old.ffn.width.kind) $x1918 $x689 $x2246 $x2420 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let ((?x140 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2880 (div (* ?x140 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x731 (< 1 old.ffn.width.parts)))
 (let (($x1918 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1918 $x731 (= ?x2880 old.ffn.width.n))))))))
(assert
 (let ((?x140 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2880 (div (* ?x140 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x731 (< 1 old.ffn.width.parts)))
 (let (($x1918 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1918 $x731 (<= old.ffn.width.n ?x2880))))))))
(assert
 (let (($x1918 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1885 (and $x1918 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1885))))
(assert
 (let (($x2334 (= (- 1) old.ffn.width.n)))
 (let (($x3243 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x2027 (ite $x3243 (or $x2334 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2334 (< 1 old.ffn.width.n)))))
 (let ((?x140 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2880 (div (* ?x140 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1918 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2246 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x620 (ite $x2246 (or $x2334 (< old.ffn.width.block old.ffn.width.n)) (ite $x1918 (or $x2334 (< ?x2880 old.ffn.width.n)) $x2027))))
 (let (($x2847 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x620)))
 (let (($x2662 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x689 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x527 (or $x689 $x2662)))
 (= old.ffn.width.moved (ite $x527 old.ffn.width.given_moved $x2847)))))))))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2420 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1162 (or $x2420 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x2662 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x689 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x527 (or $x689 $x2662)))
 (= old.ffn.width.everywhere (ite $x527 old.ffn.width.given_everywhere $x1162))))))))
(assert
 (let (($x104 (not old.ffn.width.moved)))
 (let (($x2158 (and old.ffn.width.everywhere $x104)))
 (= old.ffn.in_place (or $x2158 old.ffn.width.filled)))))
(assert
 (let (($x104 (not old.ffn.width.moved)))
 (let (($x2158 (and old.ffn.width.everywhere $x104)))
 (let ((?x1159 (ite (< 1 old.tp) (_ bv16 7) (ite $x2158 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x881 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x3249 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1320 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3077 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2167 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2161 (ite (or $x2167 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3077 $x1320) (_ bv96 7) (ite $x3249 ?x881 ?x1159)))))
 (let (($x3225 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2616 (or $x3077 $x2167)))
 (let (($x1018 (or $x2616 $x3225 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2946 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x3537 (or $x2616 $x3225 (and $x1320 old.ffn.width.padded $x104) (and $x3249 old.ffn.width.leads))))
 (let ((?x2702 (ite (and $x1320 old.ffn.width.filled (not $x3225)) (_ bv96 7) (ite $x3537 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2363 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2363 ?x2702 (ite $x2946 (ite $x1018 (_ bv96 7) (ite $x1320 (_ bv21 7) (_ bv16 7))) ?x2161))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x532 (= (_ bv40 7) new.ffn.down.split)))
 (or $x532 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x2335 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x3058 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x215 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1505 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2451 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2451 $x1505 $x215 $x3058 $x2335)))))))
(assert
 (let (($x820 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x3134 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1699 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1699 $x3134 $x820)))))
(assert
 (let (($x1721 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x1721 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x2674 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1362 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1013 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x787 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x977 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1908 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1908 $x977 (= (_ bv56 7) new.ffn.width.kind) $x787 $x1013 $x1362 $x2674 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let ((?x2234 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2051 (div (* ?x2234 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2059 (< 1 new.ffn.width.parts)))
 (let (($x787 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x787 $x2059 (= ?x2051 new.ffn.width.n))))))))
(assert
 (let ((?x2234 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2051 (div (* ?x2234 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2059 (< 1 new.ffn.width.parts)))
 (let (($x787 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x787 $x2059 (<= new.ffn.width.n ?x2051))))))))
(assert
 (let (($x787 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1953 (and $x787 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1953))))
(assert
 (let (($x2917 (= (- 1) new.ffn.width.n)))
 (let (($x1908 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x3069 (ite $x1908 (or $x2917 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2917 (< 1 new.ffn.width.n)))))
 (let ((?x2234 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2051 (div (* ?x2234 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x787 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1362 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1990 (ite $x1362 (or $x2917 (< new.ffn.width.block new.ffn.width.n)) (ite $x787 (or $x2917 (< ?x2051 new.ffn.width.n)) $x3069))))
 (let (($x317 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1990)))
 (let (($x977 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1013 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1870 (or $x1013 $x977)))
 (= new.ffn.width.moved (ite $x1870 new.ffn.width.given_moved $x317)))))))))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x2674 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1894 (or $x2674 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x977 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1013 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1870 (or $x1013 $x977)))
 (= new.ffn.width.everywhere (ite $x1870 new.ffn.width.given_everywhere $x1894))))))))
(assert
 (let (($x219 (not new.ffn.width.moved)))
 (let (($x2000 (and new.ffn.width.everywhere $x219)))
 (= new.ffn.in_place (or $x2000 new.ffn.width.filled)))))
(assert
 (let (($x219 (not new.ffn.width.moved)))
 (let (($x2000 (and new.ffn.width.everywhere $x219)))
 (let ((?x674 (ite (< 1 new.tp) (_ bv16 7) (ite $x2000 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2854 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2335 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1505 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x215 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x3058 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x460 (ite (or $x3058 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x215 $x1505) (_ bv96 7) (ite $x2335 ?x2854 ?x674)))))
 (let (($x1936 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3147 (or $x215 $x3058)))
 (let (($x3148 (or $x3147 $x1936 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x3134 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x635 (or $x3147 $x1936 (and $x1505 new.ffn.width.padded $x219) (and $x2335 new.ffn.width.leads))))
 (let ((?x682 (ite (and $x1505 new.ffn.width.filled (not $x1936)) (_ bv96 7) (ite $x635 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x820 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x820 ?x682 (ite $x3134 (ite $x3148 (_ bv96 7) (ite $x1505 (_ bv21 7) (_ bv16 7))) ?x460))))))))))))))))))))
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
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
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
 (let (($x121 (or (not new.model.gated) (and (= 1 new.tp) (not (= (_ bv40 7) new.ffn.gate.split))) (not (or (= (_ bv21 7) new.ffn.gate_state) (= (_ bv16 7) new.ffn.gate_state))))))
 (not $x121)))
(assert
 (let (($x3224 (not old.model.gated)))
(or $x3224 (and (= 1 old.tp) (not (= (_ bv40 7) old.ffn.gate.split))) (not (or (= (_ bv21 7) old.ffn.gate_state) (= (_ bv16 7) old.ffn.gate_state))))))
(check-sat)

; from one replica to any number, question 104
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
(declare-fun old.ffn.gate.collective () (_ BitVec 7))
(declare-fun old.ffn.gate.split () (_ BitVec 7))
(declare-fun old.ffn.gate.sum () (_ BitVec 7))
(declare-fun old.moe.block () Int)
(declare-fun old.pp () Int)
(declare-fun old.sp () Int)
(declare-fun old.stage.ranks () Int)
(declare-fun old.tp () Int)
(declare-fun new.dp () Int)
(declare-fun new.ffn.gate.collective () (_ BitVec 7))
(declare-fun new.ffn.gate.split () (_ BitVec 7))
(declare-fun new.ffn.gate.sum () (_ BitVec 7))
(declare-fun new.moe.block () Int)
(declare-fun new.pp () Int)
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
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.up.group.dp () Bool)
(declare-fun old.ffn.up.group.dp () Bool)
(declare-fun new.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun old.model.gated () Bool)
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
 (let (($x2167 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3077 (= (_ bv10 7) old.ffn.gate.collective)))
 (or (= (_ bv4 7) old.ffn.gate.collective) (= (_ bv5 7) old.ffn.gate.collective) $x3077 $x2167 (= (_ bv73 7) old.ffn.gate.collective)))))
(assert
 (let (($x1468 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1468 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x716 (= (_ bv69 7) old.ffn.gate.sum)))
 (let (($x293 (= (_ bv24 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) (= (_ bv15 7) old.ffn.gate.sum) $x293 $x716))))
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
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3058 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x215 (= (_ bv10 7) new.ffn.gate.collective)))
 (or (= (_ bv4 7) new.ffn.gate.collective) (= (_ bv5 7) new.ffn.gate.collective) $x215 $x3058 (= (_ bv73 7) new.ffn.gate.collective)))))
(assert
 (let (($x1699 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1699 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x969 (= (_ bv69 7) new.ffn.gate.sum)))
 (let (($x1544 (= (_ bv24 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) (= (_ bv15 7) new.ffn.gate.sum) $x1544 $x969))))
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
 (= old.ffn.up.group.dp new.ffn.up.group.dp))
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
 (let (($x3295 (not new.ffn.gate.group.pp)))
 (let (($x2169 (or $x3295 (= 1 new.pp))))
 (let (($x3328 (not new.ffn.gate.group.sp)))
 (let (($x3171 (or $x3328 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x3016 (not new.ffn.gate.group.dp)))
 (let (($x2336 (or $x3016 $x1615)))
 (let (($x969 (= (_ bv69 7) new.ffn.gate.sum)))
 (let (($x3060 (not new.model.gated)))
 (let (($x1441 (= 1 new.tp)))
 (let (($x1544 (= (_ bv24 7) new.ffn.gate.sum)))
 (let (($x1699 (= (_ bv40 7) new.ffn.gate.split)))
 (let (($x215 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1748 (and (not $x1699) (or $x215 (and (or (not new.ffn.gate.group.tp) $x1441) $x2336 $x3171 $x2169)))))
 (let (($x3058 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x3108 (or $x3060 $x3058 $x1748 (and $x1699 (or $x1544 (and $x1441 $x3060 $x969))) (and (or new.ffn.gate.group.tp $x1441) $x2336 $x3171 $x2169))))
 (not $x3108))))))))))))))))))
(assert
 (let (($x2165 (not old.ffn.gate.group.pp)))
(let (($x1914 (or $x2165 (= 1 old.pp))))
(let (($x3390 (not old.ffn.gate.group.sp)))
(let (($x882 (or $x3390 (= 1 old.sp))))
(let (($x1840 (= 1 old.dp)))
(let (($x1452 (not old.ffn.gate.group.dp)))
(let (($x410 (or $x1452 $x1840)))
(let (($x716 (= (_ bv69 7) old.ffn.gate.sum)))
(let (($x3224 (not old.model.gated)))
(let (($x2750 (= 1 old.tp)))
(let (($x293 (= (_ bv24 7) old.ffn.gate.sum)))
(let (($x1468 (= (_ bv40 7) old.ffn.gate.split)))
(let (($x3077 (= (_ bv10 7) old.ffn.gate.collective)))
(let (($x270 (and (not $x1468) (or $x3077 (and (or (not old.ffn.gate.group.tp) $x2750) $x410 $x882 $x1914)))))
(let (($x2167 (= (_ bv57 7) old.ffn.gate.collective)))
(or $x3224 $x2167 $x270 (and $x1468 (or $x293 (and $x2750 $x3224 $x716))) (and (or old.ffn.gate.group.tp $x2750) $x410 $x882 $x1914))))))))))))))))))
(check-sat)

; from one replica to any number, question 105
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
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
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.width.given_first () Bool)
(declare-fun old.ffn.width.first_alone () Bool)
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
(declare-fun new.dp () Int)
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
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.width.given_first () Bool)
(declare-fun new.ffn.width.first_alone () Bool)
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
 (let (($x21 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x992 (= (_ bv10 7) old.ffn.down.input)))
 (or $x992 $x21 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x631 (= (_ bv40 7) old.ffn.down.split)))
 (or $x631 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x1435 (= (_ bv29 7) old.ffn.gate.bias)))
 (let (($x1979 (= (_ bv27 7) old.ffn.gate.bias)))
 (let (($x1990 (= (_ bv23 7) old.ffn.gate.bias)))
 (let (($x133 (= (_ bv1 7) old.ffn.gate.bias)))
 (or $x133 $x1990 $x1979 $x1435))))))
(assert
 (let (($x3249 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2167 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3077 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1320 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2602 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2602 $x1320 $x3077 $x2167 $x3249)))))))
(assert
 (let (($x2363 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2946 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1468 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1468 $x2946 $x2363)))))
(assert
 (let (($x172 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x172 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1924 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1945 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1908 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x317 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x928 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x928 $x317 $x1908 $x1945 $x1924)))))))
(assert
 (let (($x3462 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x114 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x114 $x3462))))
(assert
 (let (($x1546 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2219 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2219 $x1546 (= (_ bv24 7) old.ffn.up.sum) (= (_ bv69 7) old.ffn.up.sum)))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x674 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2351 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2632 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2473 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1362 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1112 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1112 $x1362 (= (_ bv56 7) old.ffn.width.kind) $x2473 $x2632 $x2351 $x674 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let ((?x904 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3334 (div (* ?x904 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x726 (< 1 old.ffn.width.parts)))
 (let (($x2473 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2473 $x726 (= ?x3334 old.ffn.width.n))))))))
(assert
 (let ((?x904 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3334 (div (* ?x904 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x726 (< 1 old.ffn.width.parts)))
 (let (($x2473 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2473 $x726 (<= old.ffn.width.n ?x3334))))))))
(assert
 (let (($x2473 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x807 (and $x2473 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x807))))
(assert
 (let (($x635 (= (- 1) old.ffn.width.n)))
 (let (($x1112 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x121 (ite $x1112 (or $x635 (<= old.ffn.width.parts old.ffn.width.n)) (or $x635 (< 1 old.ffn.width.n)))))
 (let ((?x904 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3334 (div (* ?x904 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2473 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2351 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3381 (ite $x2351 (or $x635 (< old.ffn.width.block old.ffn.width.n)) (ite $x2473 (or $x635 (< ?x3334 old.ffn.width.n)) $x121))))
 (let (($x603 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x3381)))
 (let (($x1362 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2632 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1911 (or $x2632 $x1362)))
 (= old.ffn.width.moved (ite $x1911 old.ffn.width.given_moved $x603)))))))))))))))
(assert
 (let (($x21 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x15 (or $x21 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x15))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x674 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1582 (or $x674 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1362 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2632 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1911 (or $x2632 $x1362)))
 (= old.ffn.width.everywhere (ite $x1911 old.ffn.width.given_everywhere $x1582))))))))
(assert
 (let (($x534 (not old.ffn.width.moved)))
 (let (($x1520 (and (not (or (= (_ bv96 7) old.ffn.width.kind) (= (_ bv26 7) old.ffn.width.kind))) $x534)))
 (let (($x2653 (= 1 old.ffn.width.parts)))
 (let (($x1362 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2632 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1911 (or $x2632 $x1362)))
 (= old.ffn.width.first_alone (ite $x1911 old.ffn.width.given_first (or $x2653 $x1520))))))))))
(assert
 (let (($x534 (not old.ffn.width.moved)))
 (let (($x689 (and old.ffn.width.everywhere $x534)))
 (= old.ffn.in_place (or $x689 old.ffn.width.filled)))))
(assert
 (let (($x534 (not old.ffn.width.moved)))
 (let (($x689 (and old.ffn.width.everywhere $x534)))
 (let (($x2880 (< 1 old.tp)))
 (let ((?x3243 (ite $x2880 (_ bv16 7) (ite $x689 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x385 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x3249 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1320 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3077 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2167 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x135 (ite (or $x2167 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3077 $x1320) (_ bv96 7) (ite $x3249 ?x385 ?x3243)))))
 (let (($x3225 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1089 (or $x3077 $x2167)))
 (let (($x2246 (or $x1089 $x3225 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2946 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2947 (or $x1089 $x3225 (and $x1320 old.ffn.width.padded $x534) (and $x3249 old.ffn.width.leads))))
 (let ((?x1978 (ite (and $x1320 old.ffn.width.filled (not $x3225)) (_ bv96 7) (ite $x2947 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2363 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2363 ?x1978 (ite $x2946 (ite $x2246 (_ bv96 7) (ite $x1320 (_ bv21 7) (_ bv16 7))) ?x135)))))))))))))))))))))
(assert
 (let (($x534 (not old.ffn.width.moved)))
 (let (($x689 (and old.ffn.width.everywhere $x534)))
 (let ((?x2282 (ite $x689 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2880 (< 1 old.tp)))
 (let ((?x2186 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1924 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x2504 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1924 ?x2186 (ite $x2880 (_ bv16 7) ?x2282)))))
 (let (($x1546 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1945 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x314 (or $x1945 (not (or $x1546 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x1885 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1908 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2994 (or $x1908 $x1945)))
 (let ((?x2307 (ite (or $x2994 $x1885 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x114 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1287 (or $x2994 $x1885 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x534) (and $x1924 old.ffn.width.leads))))
 (let ((?x2782 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x1885)) (_ bv96 7) (ite $x1287 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3462 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3462 ?x2782 (ite $x114 ?x2307 (ite $x314 (_ bv92 7) ?x2504)))))))))))))))))))))))
(assert
 (let (($x2523 (not old.ffn.width.everywhere)))
 (let (($x2363 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2363 (not (= (_ bv96 7) old.ffn.gate_state)) $x2523) (_ bv97 7) (_ bv96 7))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x616 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x759 (= (_ bv10 7) new.ffn.down.input)))
 (or $x759 $x616 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2917 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2917 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x104 (= (_ bv29 7) new.ffn.gate.bias)))
 (let (($x3537 (= (_ bv27 7) new.ffn.gate.bias)))
 (let (($x194 (= (_ bv23 7) new.ffn.gate.bias)))
 (let (($x1953 (= (_ bv1 7) new.ffn.gate.bias)))
 (or $x1953 $x194 $x3537 $x104))))))
(assert
 (let (($x2335 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x3058 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x215 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1505 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2451 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2451 $x1505 $x215 $x3058 $x2335)))))))
(assert
 (let (($x820 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x3134 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1699 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1699 $x3134 $x820)))))
(assert
 (let (($x1721 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x1721 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1132 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x115 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3257 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x679 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x10 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x10 $x679 $x3257 $x115 $x1132)))))))
(assert
 (let (($x1559 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2709 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x2709 $x1559))))
(assert
 (let (($x1809 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2287 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2287 $x1809 (= (_ bv24 7) new.ffn.up.sum) (= (_ bv69 7) new.ffn.up.sum)))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x311 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1762 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2592 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x584 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2934 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1795 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1795 $x2934 (= (_ bv56 7) new.ffn.width.kind) $x584 $x2592 $x1762 $x311 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let ((?x1508 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x930 (div (* ?x1508 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2830 (< 1 new.ffn.width.parts)))
 (let (($x584 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x584 $x2830 (= ?x930 new.ffn.width.n))))))))
(assert
 (let ((?x1508 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x930 (div (* ?x1508 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2830 (< 1 new.ffn.width.parts)))
 (let (($x584 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x584 $x2830 (<= new.ffn.width.n ?x930))))))))
(assert
 (let (($x584 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1174 (and $x584 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1174))))
(assert
 (let (($x2846 (= (- 1) new.ffn.width.n)))
 (let (($x1795 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2990 (ite $x1795 (or $x2846 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2846 (< 1 new.ffn.width.n)))))
 (let ((?x1508 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x930 (div (* ?x1508 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x584 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1762 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1483 (ite $x1762 (or $x2846 (< new.ffn.width.block new.ffn.width.n)) (ite $x584 (or $x2846 (< ?x930 new.ffn.width.n)) $x2990))))
 (let (($x3382 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1483)))
 (let (($x2934 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2592 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3345 (or $x2592 $x2934)))
 (= new.ffn.width.moved (ite $x3345 new.ffn.width.given_moved $x3382)))))))))))))))
(assert
 (let (($x616 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2887 (or $x616 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2887))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x311 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1929 (or $x311 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2934 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2592 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3345 (or $x2592 $x2934)))
 (= new.ffn.width.everywhere (ite $x3345 new.ffn.width.given_everywhere $x1929))))))))
(assert
 (let (($x2951 (not new.ffn.width.moved)))
 (let (($x2110 (and (not (or (= (_ bv96 7) new.ffn.width.kind) (= (_ bv26 7) new.ffn.width.kind))) $x2951)))
 (let (($x1357 (= 1 new.ffn.width.parts)))
 (let (($x2934 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2592 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3345 (or $x2592 $x2934)))
 (= new.ffn.width.first_alone (ite $x3345 new.ffn.width.given_first (or $x1357 $x2110))))))))))
(assert
 (let (($x2951 (not new.ffn.width.moved)))
 (let (($x2391 (and new.ffn.width.everywhere $x2951)))
 (= new.ffn.in_place (or $x2391 new.ffn.width.filled)))))
(assert
 (let (($x2951 (not new.ffn.width.moved)))
 (let (($x2391 (and new.ffn.width.everywhere $x2951)))
 (let (($x1746 (< 1 new.tp)))
 (let ((?x2865 (ite $x1746 (_ bv16 7) (ite $x2391 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1222 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2335 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1505 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x215 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x3058 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x3592 (ite (or $x3058 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x215 $x1505) (_ bv96 7) (ite $x2335 ?x1222 ?x2865)))))
 (let (($x1936 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1873 (or $x215 $x3058)))
 (let (($x3112 (or $x1873 $x1936 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x3134 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x2001 (or $x1873 $x1936 (and $x1505 new.ffn.width.padded $x2951) (and $x2335 new.ffn.width.leads))))
 (let ((?x1850 (ite (and $x1505 new.ffn.width.filled (not $x1936)) (_ bv96 7) (ite $x2001 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x820 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x820 ?x1850 (ite $x3134 (ite $x3112 (_ bv96 7) (ite $x1505 (_ bv21 7) (_ bv16 7))) ?x3592)))))))))))))))))))))
(assert
 (let (($x2951 (not new.ffn.width.moved)))
 (let (($x2391 (and new.ffn.width.everywhere $x2951)))
 (let ((?x3559 (ite $x2391 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1746 (< 1 new.tp)))
 (let ((?x2950 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1132 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x2837 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1132 ?x2950 (ite $x1746 (_ bv16 7) ?x3559)))))
 (let (($x1809 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x115 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x693 (or $x115 (not (or $x1809 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2469 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3257 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2043 (or $x3257 $x115)))
 (let ((?x2680 (ite (or $x2043 $x2469 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x2709 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x202 (or $x2043 $x2469 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x2951) (and $x1132 new.ffn.width.leads))))
 (let ((?x650 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2469)) (_ bv96 7) (ite $x202 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1559 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1559 ?x650 (ite $x2709 ?x2680 (ite $x693 (_ bv92 7) ?x2837)))))))))))))))))))))))
(assert
 (let (($x2562 (not new.ffn.width.everywhere)))
 (let (($x820 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x820 (not (= (_ bv96 7) new.ffn.gate_state)) $x2562) (_ bv97 7) (_ bv96 7))))))
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
 (let (($x1953 (= (_ bv1 7) new.ffn.gate.bias)))
 (let (($x706 (and $x1953 (or (not (= (_ bv97 7) new.ffn.gate_state)) new.ffn.piece_of_one) (or (not (= (_ bv92 7) new.ffn.gate_state)) (not new.model.gated) true))))
 (let (($x3114 (or (or (= (_ bv29 7) new.ffn.gate.bias) (= (_ bv23 7) new.ffn.gate.bias)) $x706)))
 (let (($x1699 (= (_ bv40 7) new.ffn.gate.split)))
 (let (($x972 (and new.ffn.width.filled new.ffn.gathers (= (_ bv97 7) new.ffn.gate_piece))))
 (let (($x2917 (= (_ bv40 7) new.ffn.down.split)))
 (let (($x3134 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x820 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x104 (= (_ bv29 7) new.ffn.gate.bias)))
 (let (($x2000 (and $x104 new.ffn.width.first_alone (or $x820 (and $x3134 (not (= (_ bv92 7) new.ffn.up_state)) (or $x2917 $x972))))))
 (let (($x3060 (not new.model.gated)))
 (let (($x1441 (= 1 new.tp)))
 (let (($x2616 (or $x1441 $x3060 (not new.model.up_bias) (and (not $x1699) (or $x1953 (= (_ bv27 7) new.ffn.gate.bias))) $x2000 (and $x1699 $x3114))))
 (not $x2616)))))))))))))))
(assert
 (let (($x133 (= (_ bv1 7) old.ffn.gate.bias)))
(let (($x1903 (and $x133 (or (not (= (_ bv97 7) old.ffn.gate_state)) old.ffn.piece_of_one) (or (not (= (_ bv92 7) old.ffn.gate_state)) (not old.model.gated) true))))
(let (($x1765 (or (or (= (_ bv29 7) old.ffn.gate.bias) (= (_ bv23 7) old.ffn.gate.bias)) $x1903)))
(let (($x1468 (= (_ bv40 7) old.ffn.gate.split)))
(let (($x406 (and old.ffn.width.filled old.ffn.gathers (= (_ bv97 7) old.ffn.gate_piece))))
(let (($x631 (= (_ bv40 7) old.ffn.down.split)))
(let (($x2946 (= (_ bv57 7) old.ffn.gate.split)))
(let (($x2363 (= (_ bv61 7) old.ffn.gate.split)))
(let (($x1435 (= (_ bv29 7) old.ffn.gate.bias)))
(let (($x274 (and $x1435 old.ffn.width.first_alone (or $x2363 (and $x2946 (not (= (_ bv92 7) old.ffn.up_state)) (or $x631 $x406))))))
(let (($x2278 (not old.model.up_bias)))
(let (($x3224 (not old.model.gated)))
(let (($x2750 (= 1 old.tp)))
(or $x2750 $x3224 $x2278 (and (not $x1468) (or $x133 (= (_ bv27 7) old.ffn.gate.bias))) $x274 (and $x1468 $x1765))))))))))))))))
(check-sat)

; from one replica to any number, question 106
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
(declare-fun old.ffn.width.filled () Bool)
(declare-fun old.ffn.width.leads () Bool)
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.model.gated () Bool)
(declare-fun old.ffn.lead () (_ BitVec 7))
(declare-fun old.ffn.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.ffn.piece_of_one () Bool)
(declare-fun old.ffn.width.given_everywhere () Bool)
(declare-fun old.ffn.width.everywhere () Bool)
(declare-fun old.ffn.gate_entering () (_ BitVec 7))
(declare-fun old.ffn.up_entering () (_ BitVec 7))
(declare-fun old.ffn.in_place () Bool)
(declare-fun old.ffn.width_twice_back () Bool)
(declare-fun old.ffn.gate.group.pp () Bool)
(declare-fun old.ffn.gate.group.sp () Bool)
(declare-fun old.ffn.gate.group.dp () Bool)
(declare-fun old.ffn.gate.group.tp () Bool)
(declare-fun old.ffn.gate_state () (_ BitVec 7))
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
(declare-fun old.ffn.tokenwise () Bool)
(declare-fun new.dp () Int)
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
(declare-fun new.ffn.width.filled () Bool)
(declare-fun new.ffn.width.leads () Bool)
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.model.gated () Bool)
(declare-fun new.ffn.lead () (_ BitVec 7))
(declare-fun new.ffn.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.ffn.piece_of_one () Bool)
(declare-fun new.ffn.width.given_everywhere () Bool)
(declare-fun new.ffn.width.everywhere () Bool)
(declare-fun new.ffn.gate_entering () (_ BitVec 7))
(declare-fun new.ffn.up_entering () (_ BitVec 7))
(declare-fun new.ffn.in_place () Bool)
(declare-fun new.ffn.width_twice_back () Bool)
(declare-fun new.ffn.gate.group.pp () Bool)
(declare-fun new.ffn.gate.group.sp () Bool)
(declare-fun new.ffn.gate.group.dp () Bool)
(declare-fun new.ffn.gate.group.tp () Bool)
(declare-fun new.ffn.gate_state () (_ BitVec 7))
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
 (let (($x21 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x992 (= (_ bv10 7) old.ffn.down.input)))
 (or $x992 $x21 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x3477 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x631 (= (_ bv40 7) old.ffn.down.split)))
 (or $x631 $x3477 (= (_ bv61 7) old.ffn.down.split)))))
(assert
 (let (($x3249 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2167 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3077 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1320 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2602 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2602 $x1320 $x3077 $x2167 $x3249)))))))
(assert
 (let (($x2017 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2565 (= (_ bv10 7) old.ffn.gate.input)))
 (or $x2565 $x2017 (= (_ bv63 7) old.ffn.gate.input)))))
(assert
 (let (($x2363 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2946 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1468 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x1468 $x2946 $x2363)))))
(assert
 (let (($x172 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x172 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x1924 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1945 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1908 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x317 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x928 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x928 $x317 $x1908 $x1945 $x1924)))))))
(assert
 (let (($x1373 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x1749 (= (_ bv10 7) old.ffn.up.input)))
 (or $x1749 $x1373 (= (_ bv63 7) old.ffn.up.input)))))
(assert
 (let (($x3462 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x114 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x3069 (= (_ bv40 7) old.ffn.up.split)))
 (or $x3069 $x114 $x3462)))))
(assert
 (let (($x528 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1546 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2219 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2219 $x1546 $x528 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x674 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2351 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2632 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x2473 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1362 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1112 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1112 $x1362 (= (_ bv56 7) old.ffn.width.kind) $x2473 $x2632 $x2351 $x674 (= (_ bv99 7) old.ffn.width.kind)))))))))
(assert
 (and (<= 1 old.ffn.width.multiple)))
(assert
 (and (<= (- 1) old.ffn.width.n)))
(assert
 (and (<= 1 old.ffn.width.parts)))
(assert
 (let (($x1278 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3558 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2096 (= (_ bv65 7) old.hidden.kind)))
 (let (($x593 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x593 (= (_ bv56 7) old.hidden.kind) $x2096 $x3558 (= (_ bv91 7) old.hidden.kind) $x1278 (= (_ bv99 7) old.hidden.kind)))))))
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
 (let (($x2452 (= (_ bv96 7) old.stream)))
 (let (($x2392 (= (_ bv94 7) old.stream)))
 (let (($x937 (= (_ bv38 7) old.stream)))
 (or $x937 $x2392 $x2452)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2096 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2096 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x904 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3334 (div (* ?x904 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x726 (< 1 old.ffn.width.parts)))
 (let (($x2473 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x2473 $x726 (= ?x3334 old.ffn.width.n))))))))
(assert
 (let ((?x904 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3334 (div (* ?x904 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x726 (< 1 old.ffn.width.parts)))
 (let (($x2473 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x2473 $x726 (<= old.ffn.width.n ?x3334))))))))
(assert
 (let (($x2473 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x807 (and $x2473 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x807))))
(assert
 (let (($x635 (= (- 1) old.ffn.width.n)))
 (let (($x1112 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x121 (ite $x1112 (or $x635 (<= old.ffn.width.parts old.ffn.width.n)) (or $x635 (< 1 old.ffn.width.n)))))
 (let ((?x904 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x3334 (div (* ?x904 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2473 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2351 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x3381 (ite $x2351 (or $x635 (< old.ffn.width.block old.ffn.width.n)) (ite $x2473 (or $x635 (< ?x3334 old.ffn.width.n)) $x121))))
 (let (($x603 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x3381)))
 (let (($x1362 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2632 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1911 (or $x2632 $x1362)))
 (= old.ffn.width.moved (ite $x1911 old.ffn.width.given_moved $x603)))))))))))))))
(assert
 (= old.ffn.lead (ite old.model.gated old.ffn.gate.split old.ffn.up.split)))
(assert
 (let (($x21 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x15 (or $x21 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x15))))
(assert
 (let (($x1278 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2556 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1278 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x2556))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x674 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1582 (or $x674 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1362 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2632 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1911 (or $x2632 $x1362)))
 (= old.ffn.width.everywhere (ite $x1911 old.ffn.width.given_everywhere $x1582))))))))
(assert
 (let (($x2565 (= (_ bv10 7) old.ffn.gate.input)))
 (let (($x1651 (and $x2565 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x937 (= (_ bv38 7) old.stream)))
 (let (($x2017 (= (_ bv32 7) old.ffn.gate.input)))
 (let (($x2452 (= (_ bv96 7) old.stream)))
 (let (($x1413 (or $x2452 $x2017 (and $x937 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.gate.split))) $x1651)))
 (= old.ffn.gate_entering (ite $x1413 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x1749 (= (_ bv10 7) old.ffn.up.input)))
 (let (($x3050 (and $x1749 (not (and (= (_ bv38 7) old.stream) (= (_ bv40 7) old.ffn.up.split))))))
 (let (($x937 (= (_ bv38 7) old.stream)))
 (let (($x1373 (= (_ bv32 7) old.ffn.up.input)))
 (let (($x2452 (= (_ bv96 7) old.stream)))
 (let (($x2868 (or $x2452 $x1373 (and $x937 old.hidden.everywhere (not (= (_ bv40 7) old.ffn.up.split))) $x3050)))
 (= old.ffn.up_entering (ite $x2868 (_ bv96 7) old.stream)))))))))
(assert
 (let (($x534 (not old.ffn.width.moved)))
 (let (($x689 (and old.ffn.width.everywhere $x534)))
 (= old.ffn.in_place (or $x689 old.ffn.width.filled)))))
(assert
 (let (($x534 (not old.ffn.width.moved)))
 (let (($x689 (and old.ffn.width.everywhere $x534)))
 (let (($x2880 (< 1 old.tp)))
 (let ((?x3243 (ite $x2880 (_ bv16 7) (ite $x689 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x385 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x3249 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1320 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x3077 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2167 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x135 (ite (or $x2167 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x3077 $x1320) (_ bv96 7) (ite $x3249 ?x385 ?x3243)))))
 (let (($x3225 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1089 (or $x3077 $x2167)))
 (let (($x2246 (or $x1089 $x3225 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x2946 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x2947 (or $x1089 $x3225 (and $x1320 old.ffn.width.padded $x534) (and $x3249 old.ffn.width.leads))))
 (let ((?x1978 (ite (and $x1320 old.ffn.width.filled (not $x3225)) (_ bv96 7) (ite $x2947 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2363 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2363 ?x1978 (ite $x2946 (ite $x2246 (_ bv96 7) (ite $x1320 (_ bv21 7) (_ bv16 7))) ?x135)))))))))))))))))))))
(assert
 (let (($x534 (not old.ffn.width.moved)))
 (let (($x689 (and old.ffn.width.everywhere $x534)))
 (let ((?x2282 (ite $x689 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2880 (< 1 old.tp)))
 (let ((?x2186 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1924 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x2504 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x1924 ?x2186 (ite $x2880 (_ bv16 7) ?x2282)))))
 (let (($x1546 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1945 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x314 (or $x1945 (not (or $x1546 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x1885 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1908 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2994 (or $x1908 $x1945)))
 (let ((?x2307 (ite (or $x2994 $x1885 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x114 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1287 (or $x2994 $x1885 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x534) (and $x1924 old.ffn.width.leads))))
 (let ((?x2782 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x1885)) (_ bv96 7) (ite $x1287 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x3462 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x3462 ?x2782 (ite $x114 ?x2307 (ite $x314 (_ bv92 7) ?x2504)))))))))))))))))))))))
(assert
 (let (($x2523 (not old.ffn.width.everywhere)))
 (let (($x2363 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2363 (not (= (_ bv96 7) old.ffn.gate_state)) $x2523) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2523 (not old.ffn.width.everywhere)))
 (let (($x2848 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x2523)))
 (= old.ffn.up_piece (ite $x2848 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1177 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x1177)))
(assert
 (let ((?x1793 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1793)))
(assert
 (let ((?x2781 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x2781)))
(assert
 (let (($x3477 (= (_ bv57 7) old.ffn.down.split)))
 (let (($x2363 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x2916 (or (and (= (_ bv57 7) old.ffn.gate.split) (= (_ bv96 7) old.ffn.gate_state)) (and $x2363 old.ffn.width.everywhere (= (_ bv97 7) old.ffn.gate_state)))))
 (let (($x3225 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x2167 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x3077 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1089 (or $x3077 $x2167)))
 (let (($x3224 (not old.model.gated)))
 (let (($x1024 (= (_ bv97 7) old.ffn.up_state)))
 (let (($x3462 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x950 (or (and (= (_ bv57 7) old.ffn.up.split) (= (_ bv96 7) old.ffn.up_state)) (and $x3462 old.ffn.width.everywhere $x1024))))
 (let (($x1885 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x1945 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1908 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2994 (or $x1908 $x1945)))
 (let (($x2392 (= (_ bv94 7) old.stream)))
 (let (($x2880 (< 1 old.tp)))
 (let (($x2462 (and $x2880 $x2392 (and (= (_ bv94 7) old.ffn.up_entering) (or $x2994 $x1885) $x950) (or $x3224 (and (= (_ bv94 7) old.ffn.gate_entering) (or $x1089 $x3225) $x2916)) (= (_ bv96 7) old.ffn.product_in) (or (not (= (_ bv61 7) old.ffn.lead)) (not old.ffn.gathers)) $x3477)))
 (= old.ffn.tokenwise $x2462))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x616 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x759 (= (_ bv10 7) new.ffn.down.input)))
 (or $x759 $x616 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x3394 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x2917 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2917 $x3394 (= (_ bv61 7) new.ffn.down.split)))))
(assert
 (let (($x2335 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x3058 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x215 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1505 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x2451 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x2451 $x1505 $x215 $x3058 $x2335)))))))
(assert
 (let (($x2330 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1248 (= (_ bv10 7) new.ffn.gate.input)))
 (or $x1248 $x2330 (= (_ bv63 7) new.ffn.gate.input)))))
(assert
 (let (($x820 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x3134 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1699 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1699 $x3134 $x820)))))
(assert
 (let (($x1721 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x1721 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1132 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x115 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3257 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x679 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x10 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x10 $x679 $x3257 $x115 $x1132)))))))
(assert
 (let (($x2118 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x3327 (= (_ bv10 7) new.ffn.up.input)))
 (or $x3327 $x2118 (= (_ bv63 7) new.ffn.up.input)))))
(assert
 (let (($x1559 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2709 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x2305 (= (_ bv40 7) new.ffn.up.split)))
 (or $x2305 $x2709 $x1559)))))
(assert
 (let (($x2537 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x1809 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2287 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2287 $x1809 $x2537 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x311 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1762 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2592 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x584 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2934 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1795 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1795 $x2934 (= (_ bv56 7) new.ffn.width.kind) $x584 $x2592 $x1762 $x311 (= (_ bv99 7) new.ffn.width.kind)))))))))
(assert
 (and (<= 1 new.ffn.width.multiple)))
(assert
 (and (<= (- 1) new.ffn.width.n)))
(assert
 (and (<= 1 new.ffn.width.parts)))
(assert
 (let (($x485 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1318 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1258 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2888 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2888 (= (_ bv56 7) new.hidden.kind) $x1258 $x1318 (= (_ bv91 7) new.hidden.kind) $x485 (= (_ bv99 7) new.hidden.kind)))))))
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
 (let (($x1928 (= (_ bv96 7) new.stream)))
 (let (($x3226 (= (_ bv94 7) new.stream)))
 (let (($x349 (= (_ bv38 7) new.stream)))
 (or $x349 $x3226 $x1928)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1258 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1258 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x1508 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x930 (div (* ?x1508 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2830 (< 1 new.ffn.width.parts)))
 (let (($x584 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x584 $x2830 (= ?x930 new.ffn.width.n))))))))
(assert
 (let ((?x1508 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x930 (div (* ?x1508 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x2830 (< 1 new.ffn.width.parts)))
 (let (($x584 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x584 $x2830 (<= new.ffn.width.n ?x930))))))))
(assert
 (let (($x584 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1174 (and $x584 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1174))))
(assert
 (let (($x2846 (= (- 1) new.ffn.width.n)))
 (let (($x1795 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x2990 (ite $x1795 (or $x2846 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2846 (< 1 new.ffn.width.n)))))
 (let ((?x1508 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x930 (div (* ?x1508 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x584 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1762 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1483 (ite $x1762 (or $x2846 (< new.ffn.width.block new.ffn.width.n)) (ite $x584 (or $x2846 (< ?x930 new.ffn.width.n)) $x2990))))
 (let (($x3382 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x1483)))
 (let (($x2934 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2592 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3345 (or $x2592 $x2934)))
 (= new.ffn.width.moved (ite $x3345 new.ffn.width.given_moved $x3382)))))))))))))))
(assert
 (= new.ffn.lead (ite new.model.gated new.ffn.gate.split new.ffn.up.split)))
(assert
 (let (($x616 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2887 (or $x616 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2887))))
(assert
 (let (($x485 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2649 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x485 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2649))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x311 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1929 (or $x311 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x2934 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2592 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x3345 (or $x2592 $x2934)))
 (= new.ffn.width.everywhere (ite $x3345 new.ffn.width.given_everywhere $x1929))))))))
(assert
 (let (($x1248 (= (_ bv10 7) new.ffn.gate.input)))
 (let (($x2230 (and $x1248 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x349 (= (_ bv38 7) new.stream)))
 (let (($x2330 (= (_ bv32 7) new.ffn.gate.input)))
 (let (($x1928 (= (_ bv96 7) new.stream)))
 (let (($x1598 (or $x1928 $x2330 (and $x349 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.gate.split))) $x2230)))
 (= new.ffn.gate_entering (ite $x1598 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x3327 (= (_ bv10 7) new.ffn.up.input)))
 (let (($x1766 (and $x3327 (not (and (= (_ bv38 7) new.stream) (= (_ bv40 7) new.ffn.up.split))))))
 (let (($x349 (= (_ bv38 7) new.stream)))
 (let (($x2118 (= (_ bv32 7) new.ffn.up.input)))
 (let (($x1928 (= (_ bv96 7) new.stream)))
 (let (($x1107 (or $x1928 $x2118 (and $x349 new.hidden.everywhere (not (= (_ bv40 7) new.ffn.up.split))) $x1766)))
 (= new.ffn.up_entering (ite $x1107 (_ bv96 7) new.stream)))))))))
(assert
 (let (($x2951 (not new.ffn.width.moved)))
 (let (($x2391 (and new.ffn.width.everywhere $x2951)))
 (= new.ffn.in_place (or $x2391 new.ffn.width.filled)))))
(assert
 (let (($x2951 (not new.ffn.width.moved)))
 (let (($x2391 (and new.ffn.width.everywhere $x2951)))
 (let (($x1746 (< 1 new.tp)))
 (let ((?x2865 (ite $x1746 (_ bv16 7) (ite $x2391 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1222 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x2335 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1505 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x215 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x3058 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x3592 (ite (or $x3058 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x215 $x1505) (_ bv96 7) (ite $x2335 ?x1222 ?x2865)))))
 (let (($x1936 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x1873 (or $x215 $x3058)))
 (let (($x3112 (or $x1873 $x1936 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x3134 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x2001 (or $x1873 $x1936 (and $x1505 new.ffn.width.padded $x2951) (and $x2335 new.ffn.width.leads))))
 (let ((?x1850 (ite (and $x1505 new.ffn.width.filled (not $x1936)) (_ bv96 7) (ite $x2001 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x820 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x820 ?x1850 (ite $x3134 (ite $x3112 (_ bv96 7) (ite $x1505 (_ bv21 7) (_ bv16 7))) ?x3592)))))))))))))))))))))
(assert
 (let (($x2951 (not new.ffn.width.moved)))
 (let (($x2391 (and new.ffn.width.everywhere $x2951)))
 (let ((?x3559 (ite $x2391 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1746 (< 1 new.tp)))
 (let ((?x2950 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x1132 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x2837 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1132 ?x2950 (ite $x1746 (_ bv16 7) ?x3559)))))
 (let (($x1809 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x115 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x693 (or $x115 (not (or $x1809 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x2469 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3257 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2043 (or $x3257 $x115)))
 (let ((?x2680 (ite (or $x2043 $x2469 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x2709 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x202 (or $x2043 $x2469 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x2951) (and $x1132 new.ffn.width.leads))))
 (let ((?x650 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x2469)) (_ bv96 7) (ite $x202 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1559 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1559 ?x650 (ite $x2709 ?x2680 (ite $x693 (_ bv92 7) ?x2837)))))))))))))))))))))))
(assert
 (let (($x2562 (not new.ffn.width.everywhere)))
 (let (($x820 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x820 (not (= (_ bv96 7) new.ffn.gate_state)) $x2562) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2562 (not new.ffn.width.everywhere)))
 (let (($x2882 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2562)))
 (= new.ffn.up_piece (ite $x2882 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x588 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x588)))
(assert
 (let ((?x1507 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x1507)))
(assert
 (let ((?x1268 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x1268)))
(assert
 (let (($x3394 (= (_ bv57 7) new.ffn.down.split)))
 (let (($x820 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x277 (or (and (= (_ bv57 7) new.ffn.gate.split) (= (_ bv96 7) new.ffn.gate_state)) (and $x820 new.ffn.width.everywhere (= (_ bv97 7) new.ffn.gate_state)))))
 (let (($x1936 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x3058 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x215 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1873 (or $x215 $x3058)))
 (let (($x3060 (not new.model.gated)))
 (let (($x1939 (= (_ bv97 7) new.ffn.up_state)))
 (let (($x1559 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x1457 (or (and (= (_ bv57 7) new.ffn.up.split) (= (_ bv96 7) new.ffn.up_state)) (and $x1559 new.ffn.width.everywhere $x1939))))
 (let (($x2469 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x115 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3257 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2043 (or $x3257 $x115)))
 (let (($x3226 (= (_ bv94 7) new.stream)))
 (let (($x1746 (< 1 new.tp)))
 (let (($x595 (and $x1746 $x3226 (and (= (_ bv94 7) new.ffn.up_entering) (or $x2043 $x2469) $x1457) (or $x3060 (and (= (_ bv94 7) new.ffn.gate_entering) (or $x1873 $x1936) $x277)) (= (_ bv96 7) new.ffn.product_in) (or (not (= (_ bv61 7) new.ffn.lead)) (not new.ffn.gathers)) $x3394)))
 (= new.ffn.tokenwise $x595))))))))))))))))))))
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
 (let (($x1057 (not true)))
 (let (($x1441 (= 1 new.tp)))
 (let (($x1342 (or $x1441 $x1057 (= (_ bv96 7) new.ffn.up_entering) new.ffn.tokenwise (and (= (_ bv38 7) new.ffn.up_entering) (= (_ bv40 7) new.ffn.up.split)))))
 (not $x1342)))))
(assert
 (let (($x1057 (not true)))
(let (($x2750 (= 1 old.tp)))
(or $x2750 $x1057 (= (_ bv96 7) old.ffn.up_entering) old.ffn.tokenwise (and (= (_ bv38 7) old.ffn.up_entering) (= (_ bv40 7) old.ffn.up.split))))))
(check-sat)

