; from one replica to any number, question 54
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
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2174 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x2010 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1018 (= (_ bv8 7) old.attention.pairs)))
 (or $x1018 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x582 $x1580 $x87 $x1712 $x3604)))))))
(assert
 (let (($x2309 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2309 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x662 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x662 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1839 $x1023 $x1694 $x406))))))
(assert
 (let (($x2158 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2158 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2474 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1329 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1329)))
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
 (let ((?x2509 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2313 (= (div (* ?x2509 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2010 (< 1 old.attention.heads.parts) $x2313))))))
(assert
 (let ((?x3112 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2296 (div (* ?x3112 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1843 (and $x2174 (< 1 old.attention.head_dim.parts) (= ?x2296 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1843))))))
(assert
 (let ((?x2730 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x378 (* (div (- ?x2730 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x328 (and $x2474 (< 1 old.attention.value_dim.parts) (= (div ?x378 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x328))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x1877 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x406 ?x2764 ?x1877)))))))))))))))))))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x3299 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x406 ?x2764 ?x3299)))))))))))))))))))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x2490 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x406 ?x2764 ?x2490))))))))))))))))))))))))
(assert
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x3287 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1258 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1782 (= (_ bv8 7) new.attention.pairs)))
 (or $x1782 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2832 $x2564 $x638 $x444 $x579)))))))
(assert
 (let (($x1949 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1949 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3439 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3439 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1507 $x452 $x1470 $x3256))))))
(assert
 (let (($x3073 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3073 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3470 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3319 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3319)))
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
 (let ((?x2214 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1347 (= (div (* ?x2214 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1258 (< 1 new.attention.heads.parts) $x1347))))))
(assert
 (let ((?x2781 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3372 (div (* ?x2781 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2017 (and $x3287 (< 1 new.attention.head_dim.parts) (= ?x3372 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2017))))))
(assert
 (let ((?x2232 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1353 (* (div ?x2232 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2014 (and $x3470 (< 1 new.attention.value_dim.parts) (= (div ?x1353 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2014))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x1759 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3256 ?x3337 ?x1759)))))))))))))))))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x2182 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3256 ?x3337 ?x2182)))))))))))))))))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x70 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3256 ?x3337 ?x70))))))))))))))))))))))
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
 (let (($x2243 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x945 (= 1 new.tp)))
 (not (or $x945 (not $x2243))))))
(assert
 (let (($x91 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x576 (= 1 old.tp)))
(or $x576 (not $x91)))))
(check-sat)

; from one replica to any number, question 55
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
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2174 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x1991 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1837 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2210 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x53 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x331 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x3118 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x880 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x850 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3156 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x3156 $x850 $x880 $x3118 $x331 $x2010 $x53 $x2210 $x1837 $x1991))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3168 (= (_ bv57 7) old.attention.out.split)))
 (let (($x3302 (= (_ bv40 7) old.attention.out.split)))
 (or $x3302 $x3168 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x1018 (= (_ bv8 7) old.attention.pairs)))
 (or $x1018 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x582 $x1580 $x87 $x1712 $x3604)))))))
(assert
 (let (($x2309 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2309 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x662 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x662 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1839 $x1023 $x1694 $x406))))))
(assert
 (let (($x2158 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2158 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1308 (= (_ bv88 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv57 7) old.attention.scores.sum) $x1308)))
(assert
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2474 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1329 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1329)))
(assert
 (let (($x2779 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x2779 (= (_ bv97 7) old.model.qk_norm))))
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
 (let ((?x2509 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x275 (div (* ?x2509 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1953 (= (- 1) old.attention.heads.n)))
 (let (($x1372 (or $x1953 (< (* ?x275 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x450 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x1372 0 1))))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1408 (or $x1953 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x2486 (ite (and $x1953 (= 1 old.attention.heads.parts)) 1 (ite $x1408 0 1))))
 (let (($x880 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x331 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1991 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2210 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3156 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x850 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x2530 (ite (or $x850 $x3156 $x2210 $x1991 $x331) 1 (ite $x880 ?x2486 (ite $x2010 ?x450 old.attention.heads.given_least)))))
 (let (($x1837 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x1837 old.attention.heads.parts ?x2530)))))))))))))))))))
(assert
 (let ((?x2509 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x275 (div (* ?x2509 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1431 (and $x2010 (< 1 old.attention.heads.parts) (= ?x275 old.attention.heads.n))))
 (= old.attention.heads.filled $x1431))))))
(assert
 (let (($x1315 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2010 $x1315)))))
(assert
 (let (($x1953 (= (- 1) old.attention.heads.n)))
 (let (($x880 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1998 (ite $x880 (or $x1953 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1953 (< 1 old.attention.heads.n)))))
 (let ((?x2509 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x275 (div (* ?x2509 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2210 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3082 (ite $x2210 (or $x1953 (< old.attention.heads.block old.attention.heads.n)) (ite $x2010 (or $x1953 (< ?x275 old.attention.heads.n)) $x1998))))
 (let (($x1945 (= 1 old.attention.heads.parts)))
 (let (($x1837 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3118 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x53 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1192 (or $x53 $x3118)))
 (let (($x2967 (ite $x1192 old.attention.heads.given_moved (ite (or $x1837 $x1945) false $x3082))))
 (= old.attention.heads.moved $x2967))))))))))))))))
(assert
 (let ((?x3112 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2296 (div (* ?x3112 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1843 (and $x2174 (< 1 old.attention.head_dim.parts) (= ?x2296 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1843))))))
(assert
 (let ((?x2730 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x378 (* (div (- ?x2730 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x328 (and $x2474 (< 1 old.attention.value_dim.parts) (= (div ?x378 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x328))))))
(assert
 (let (($x2263 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3374 (not old.model.sinks)))
 (= old.attention.one_key (and $x3374 $x2263)))))
(assert
 (let (($x1526 (not old.attention.heads.padded)))
 (let (($x1945 (= 1 old.attention.heads.parts)))
 (let (($x1837 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3118 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x53 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1192 (or $x53 $x3118)))
 (let (($x2602 (ite $x1192 old.attention.heads.given_everywhere (or $x1837 (and $x1945 $x1526)))))
 (= old.attention.heads.everywhere $x2602)))))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x1877 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x406 ?x2764 ?x1877)))))))))))))))))))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x3299 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x406 ?x2764 ?x3299)))))))))))))))))))))))
(assert
 (let (($x1716 (not old.attention.heads.moved)))
 (let (($x1991 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2210 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3156 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x850 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1969 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x850 $x3156 $x2210 $x1991) $x1716))))
 (let (($x3118 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x53 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1192 (or $x53 $x3118)))
 (= old.attention.heads.undivided (ite $x1192 old.attention.heads.given_undivided $x1969))))))))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x2490 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x406 ?x2764 ?x2490))))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x3287 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x1456 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2102 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1402 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x44 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1474 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1739 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x500 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2216 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x883 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x883 $x2216 $x500 $x1739 $x1474 $x1258 $x44 $x1402 $x2102 $x1456))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x939 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1486 (= (_ bv40 7) new.attention.out.split)))
 (or $x1486 $x939 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x1782 (= (_ bv8 7) new.attention.pairs)))
 (or $x1782 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2832 $x2564 $x638 $x444 $x579)))))))
(assert
 (let (($x1949 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1949 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3439 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3439 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1507 $x452 $x1470 $x3256))))))
(assert
 (let (($x3073 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3073 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1307 (= (_ bv88 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv57 7) new.attention.scores.sum) $x1307)))
(assert
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3470 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3319 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3319)))
(assert
 (let (($x3197 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x3197 (= (_ bv97 7) new.model.qk_norm))))
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
 (let ((?x2214 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3018 (div (* ?x2214 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x3450 (= (- 1) new.attention.heads.n)))
 (let (($x1555 (or $x3450 (< (* ?x3018 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x2144 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x1555 0 1))))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1247 (or $x3450 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x1779 (ite (and $x3450 (= 1 new.attention.heads.parts)) 1 (ite $x1247 0 1))))
 (let (($x500 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1474 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1456 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1402 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x883 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2216 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x248 (ite (or $x2216 $x883 $x1402 $x1456 $x1474) 1 (ite $x500 ?x1779 (ite $x1258 ?x2144 new.attention.heads.given_least)))))
 (let (($x2102 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x2102 new.attention.heads.parts ?x248)))))))))))))))))))
(assert
 (let ((?x2214 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3018 (div (* ?x2214 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2984 (and $x1258 (< 1 new.attention.heads.parts) (= ?x3018 new.attention.heads.n))))
 (= new.attention.heads.filled $x2984))))))
(assert
 (let (($x1648 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1258 $x1648)))))
(assert
 (let (($x3450 (= (- 1) new.attention.heads.n)))
 (let (($x500 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x299 (ite $x500 (or $x3450 (<= new.attention.heads.parts new.attention.heads.n)) (or $x3450 (< 1 new.attention.heads.n)))))
 (let ((?x2214 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3018 (div (* ?x2214 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1402 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x526 (ite $x1402 (or $x3450 (< new.attention.heads.block new.attention.heads.n)) (ite $x1258 (or $x3450 (< ?x3018 new.attention.heads.n)) $x299))))
 (let (($x1574 (= 1 new.attention.heads.parts)))
 (let (($x2102 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1739 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x44 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3317 (or $x44 $x1739)))
 (let (($x2408 (ite $x3317 new.attention.heads.given_moved (ite (or $x2102 $x1574) false $x526))))
 (= new.attention.heads.moved $x2408))))))))))))))))
(assert
 (let ((?x2781 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3372 (div (* ?x2781 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2017 (and $x3287 (< 1 new.attention.head_dim.parts) (= ?x3372 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2017))))))
(assert
 (let ((?x2232 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1353 (* (div ?x2232 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2014 (and $x3470 (< 1 new.attention.value_dim.parts) (= (div ?x1353 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2014))))))
(assert
 (let (($x2517 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2516 (not new.model.sinks)))
 (= new.attention.one_key (and $x2516 $x2517)))))
(assert
 (let (($x2358 (not new.attention.heads.padded)))
 (let (($x1574 (= 1 new.attention.heads.parts)))
 (let (($x2102 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1739 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x44 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3317 (or $x44 $x1739)))
 (let (($x744 (ite $x3317 new.attention.heads.given_everywhere (or $x2102 (and $x1574 $x2358)))))
 (= new.attention.heads.everywhere $x744)))))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x1759 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3256 ?x3337 ?x1759)))))))))))))))))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x2182 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3256 ?x3337 ?x2182)))))))))))))))))))))
(assert
 (let (($x678 (not new.attention.heads.moved)))
 (let (($x1456 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1402 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x883 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2216 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x3011 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x2216 $x883 $x1402 $x1456) $x678))))
 (let (($x1739 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x44 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x3317 (or $x44 $x1739)))
 (= new.attention.heads.undivided (ite $x3317 new.attention.heads.given_undivided $x3011))))))))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x70 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3256 ?x3337 ?x70))))))))))))))))))))))
(assert
 (= new.prefill true))
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
 (let (($x1850 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x1486 (= (_ bv40 7) new.attention.out.split)))
 (let (($x939 (= (_ bv57 7) new.attention.out.split)))
 (let (($x433 (not new.model.latent)))
 (let (($x1709 (and $x433 (or $x939 (and $x1486 (and new.attention.heads.undivided $x1850))))))
 (let (($x1307 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x2312 (or (and (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k))) $x1307 new.attention.one_key)))
 (let (($x2382 (not (= (_ bv92 7) new.attention.k))))
 (let (($x2546 (not (= (_ bv92 7) new.attention.q))))
 (let (($x1559 (or $x2546 new.attention.one_key (and $x2382 (= (_ bv57 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x688 (and $x1559 (or $x2382 (and (= (_ bv57 7) new.model.qk_norm) $x433)) $x2312 (or (not (= (_ bv92 7) new.attention.v)) $x1709))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let (($x945 (= 1 new.tp)))
 (not (or $x945 $x3182 $x688)))))))))))))))))
(assert
 (let (($x2702 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x3302 (= (_ bv40 7) old.attention.out.split)))
(let (($x3168 (= (_ bv57 7) old.attention.out.split)))
(let (($x2230 (not old.model.latent)))
(let (($x3444 (and $x2230 (or $x3168 (and $x3302 (and old.attention.heads.undivided $x2702))))))
(let (($x1308 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x2715 (or (and (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k))) $x1308 old.attention.one_key)))
(let (($x755 (not (= (_ bv92 7) old.attention.k))))
(let (($x3535 (not (= (_ bv92 7) old.attention.q))))
(let (($x197 (or $x3535 old.attention.one_key (and $x755 (= (_ bv57 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x186 (and $x197 (or $x755 (and (= (_ bv57 7) old.model.qk_norm) $x2230)) $x2715 (or (not (= (_ bv92 7) old.attention.v)) $x3444))))
(let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x2074 (not $x1694)))
(let (($x576 (= 1 old.tp)))
(or $x576 $x2074 $x186))))))))))))))))
(check-sat)

; from one replica to any number, question 56
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
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2174 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x2010 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1018 (= (_ bv8 7) old.attention.pairs)))
 (or $x1018 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x582 $x1580 $x87 $x1712 $x3604)))))))
(assert
 (let (($x2309 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2309 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x662 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x662 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1839 $x1023 $x1694 $x406))))))
(assert
 (let (($x2158 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2158 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2474 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1329 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1329)))
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
 (let ((?x2509 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2313 (= (div (* ?x2509 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2010 (< 1 old.attention.heads.parts) $x2313))))))
(assert
 (let ((?x3112 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2296 (div (* ?x3112 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1843 (and $x2174 (< 1 old.attention.head_dim.parts) (= ?x2296 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1843))))))
(assert
 (let ((?x2730 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x378 (* (div (- ?x2730 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x328 (and $x2474 (< 1 old.attention.value_dim.parts) (= (div ?x378 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x328))))))
(assert
 (let (($x2263 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3374 (not old.model.sinks)))
 (= old.attention.one_key (and $x3374 $x2263)))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2814 (not old.attention.qkv.group.pp)))
 (let (($x2635 (or $x2814 (= 1 old.pp))))
 (let (($x1079 (not old.attention.qkv.group.sp)))
 (let (($x1163 (or $x1079 (= 1 old.sp))))
 (let (($x1840 (= 1 old.dp)))
 (let (($x3067 (not old.attention.qkv.group.dp)))
 (let (($x2172 (or $x3067 $x1840)))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2172 $x1163 $x2635)))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x1877 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x406 ?x2764 ?x1877))))))))))))))))))))))))))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2814 (not old.attention.qkv.group.pp)))
 (let (($x2635 (or $x2814 (= 1 old.pp))))
 (let (($x1079 (not old.attention.qkv.group.sp)))
 (let (($x1163 (or $x1079 (= 1 old.sp))))
 (let (($x1840 (= 1 old.dp)))
 (let (($x3067 (not old.attention.qkv.group.dp)))
 (let (($x2172 (or $x3067 $x1840)))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2172 $x1163 $x2635)))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x3299 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x406 ?x2764 ?x3299))))))))))))))))))))))))))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2814 (not old.attention.qkv.group.pp)))
 (let (($x2635 (or $x2814 (= 1 old.pp))))
 (let (($x1079 (not old.attention.qkv.group.sp)))
 (let (($x1163 (or $x1079 (= 1 old.sp))))
 (let (($x1840 (= 1 old.dp)))
 (let (($x3067 (not old.attention.qkv.group.dp)))
 (let (($x2172 (or $x3067 $x1840)))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2172 $x1163 $x2635)))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x2490 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x406 ?x2764 ?x2490)))))))))))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x3287 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1258 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1782 (= (_ bv8 7) new.attention.pairs)))
 (or $x1782 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2832 $x2564 $x638 $x444 $x579)))))))
(assert
 (let (($x1949 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1949 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3439 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3439 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1507 $x452 $x1470 $x3256))))))
(assert
 (let (($x3073 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3073 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3470 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3319 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3319)))
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
 (let ((?x2214 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1347 (= (div (* ?x2214 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1258 (< 1 new.attention.heads.parts) $x1347))))))
(assert
 (let ((?x2781 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3372 (div (* ?x2781 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2017 (and $x3287 (< 1 new.attention.head_dim.parts) (= ?x3372 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2017))))))
(assert
 (let ((?x2232 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1353 (* (div ?x2232 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2014 (and $x3470 (< 1 new.attention.value_dim.parts) (= (div ?x1353 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2014))))))
(assert
 (let (($x2517 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2516 (not new.model.sinks)))
 (= new.attention.one_key (and $x2516 $x2517)))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2184 (not new.attention.qkv.group.pp)))
 (let (($x1577 (or $x2184 (= 1 new.pp))))
 (let (($x701 (not new.attention.qkv.group.sp)))
 (let (($x1382 (or $x701 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x645 (not new.attention.qkv.group.dp)))
 (let (($x2303 (or $x645 $x1615)))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2303 $x1382 $x1577)))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x1759 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3256 ?x3337 ?x1759))))))))))))))))))))))))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2184 (not new.attention.qkv.group.pp)))
 (let (($x1577 (or $x2184 (= 1 new.pp))))
 (let (($x701 (not new.attention.qkv.group.sp)))
 (let (($x1382 (or $x701 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x645 (not new.attention.qkv.group.dp)))
 (let (($x2303 (or $x645 $x1615)))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2303 $x1382 $x1577)))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x2182 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3256 ?x3337 ?x2182))))))))))))))))))))))))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x2184 (not new.attention.qkv.group.pp)))
 (let (($x1577 (or $x2184 (= 1 new.pp))))
 (let (($x701 (not new.attention.qkv.group.sp)))
 (let (($x1382 (or $x701 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x645 (not new.attention.qkv.group.dp)))
 (let (($x2303 (or $x645 $x1615)))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2303 $x1382 $x1577)))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x70 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3256 ?x3337 ?x70)))))))))))))))))))))))))))))
(assert
 (= new.prefill true))
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
 (let (($x2184 (not new.attention.qkv.group.pp)))
 (let (($x1577 (or $x2184 (= 1 new.pp))))
 (let (($x701 (not new.attention.qkv.group.sp)))
 (let (($x1382 (or $x701 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x645 (not new.attention.qkv.group.dp)))
 (let (($x2303 (or $x645 $x1615)))
 (let (($x1424 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x2303 $x1382 $x1577)))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x2303 $x1382 $x1577)))
 (let (($x3107 (and (= (_ bv92 7) new.attention.k) (= (_ bv92 7) new.attention.v) (or (= (_ bv92 7) new.attention.q) (and new.attention.one_key $x3103)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x1154 (or $x444 (and $x3182 (or (= (_ bv10 7) new.attention.qkv.collective) $x3103)) $x3107 $x1424)))
 (not $x1154))))))))))))))))
(assert
 (let (($x2814 (not old.attention.qkv.group.pp)))
(let (($x2635 (or $x2814 (= 1 old.pp))))
(let (($x1079 (not old.attention.qkv.group.sp)))
(let (($x1163 (or $x1079 (= 1 old.sp))))
(let (($x1840 (= 1 old.dp)))
(let (($x3067 (not old.attention.qkv.group.dp)))
(let (($x2172 (or $x3067 $x1840)))
(let (($x782 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x2172 $x1163 $x2635)))
(let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x2172 $x1163 $x2635)))
(let (($x739 (and (= (_ bv92 7) old.attention.k) (= (_ bv92 7) old.attention.v) (or (= (_ bv92 7) old.attention.q) (and old.attention.one_key $x2491)))))
(let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x2074 (not $x1694)))
(let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
(or $x1712 (and $x2074 (or (= (_ bv10 7) old.attention.qkv.collective) $x2491)) $x739 $x782)))))))))))))))
(check-sat)

; from one replica to any number, question 57
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
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2174 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x2010 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1018 (= (_ bv8 7) old.attention.pairs)))
 (or $x1018 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3381 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x2226 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x1291 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x3011 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x3011 $x1291 $x2226 $x3381))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x582 $x1580 $x87 $x1712 $x3604)))))))
(assert
 (let (($x2309 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2309 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x662 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x662 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1839 $x1023 $x1694 $x406))))))
(assert
 (let (($x2158 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x2158 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2474 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1329 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1329)))
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
 (let ((?x2509 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2313 (= (div (* ?x2509 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2010 (< 1 old.attention.heads.parts) $x2313))))))
(assert
 (let ((?x3112 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2296 (div (* ?x3112 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1843 (and $x2174 (< 1 old.attention.head_dim.parts) (= ?x2296 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1843))))))
(assert
 (let ((?x2730 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x378 (* (div (- ?x2730 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x328 (and $x2474 (< 1 old.attention.value_dim.parts) (= (div ?x378 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x328))))))
(assert
 (let (($x2263 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3374 (not old.model.sinks)))
 (= old.attention.one_key (and $x3374 $x2263)))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x1877 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x406 ?x2764 ?x1877)))))))))))))))))))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x3299 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x406 ?x2764 ?x3299)))))))))))))))))))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x2490 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x406 ?x2764 ?x2490))))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x3287 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1258 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1782 (= (_ bv8 7) new.attention.pairs)))
 (or $x1782 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3271 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x75 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x589 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x524 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x524 $x589 $x75 $x3271))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2832 $x2564 $x638 $x444 $x579)))))))
(assert
 (let (($x1949 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1949 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3439 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3439 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1507 $x452 $x1470 $x3256))))))
(assert
 (let (($x3073 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3073 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3470 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3319 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3319)))
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
 (let ((?x2214 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1347 (= (div (* ?x2214 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1258 (< 1 new.attention.heads.parts) $x1347))))))
(assert
 (let ((?x2781 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3372 (div (* ?x2781 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2017 (and $x3287 (< 1 new.attention.head_dim.parts) (= ?x3372 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2017))))))
(assert
 (let ((?x2232 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1353 (* (div ?x2232 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2014 (and $x3470 (< 1 new.attention.value_dim.parts) (= (div ?x1353 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2014))))))
(assert
 (let (($x2517 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2516 (not new.model.sinks)))
 (= new.attention.one_key (and $x2516 $x2517)))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x1759 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3256 ?x3337 ?x1759)))))))))))))))))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x2182 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3256 ?x3337 ?x2182)))))))))))))))))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x70 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3256 ?x3337 ?x70))))))))))))))))))))))
(assert
 (= new.prefill true))
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
 (let (($x3157 (not new.attention.one_key)))
 (let (($x524 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x1714 (and $x524 (not (and new.model.q_bias (= (_ bv92 7) new.attention.q) $x3157)) (not (and new.model.k_bias (= (_ bv92 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv92 7) new.attention.v))))))
 (let (($x428 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x1714)))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x634 (or (and new.model.q_bias $x3157) new.model.k_bias new.model.v_bias)))
 (let (($x945 (= 1 new.tp)))
 (let (($x2550 (or $x945 (not $x634) (and (not $x1470) (or $x524 (= (_ bv27 7) new.attention.qkv.bias))) (and $x1470 $x428))))
 (not $x2550))))))))))
(assert
 (let (($x262 (not old.attention.one_key)))
(let (($x3011 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x2417 (and $x3011 (not (and old.model.q_bias (= (_ bv92 7) old.attention.q) $x262)) (not (and old.model.k_bias (= (_ bv92 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv92 7) old.attention.v))))))
(let (($x2530 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x2417)))
(let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x338 (not (or (and old.model.q_bias $x262) old.model.k_bias old.model.v_bias))))
(let (($x576 (= 1 old.tp)))
(or $x576 $x338 (and (not $x1694) (or $x3011 (= (_ bv27 7) old.attention.qkv.bias))) (and $x1694 $x2530))))))))))
(check-sat)

; from one replica to any number, question 58
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
 (let (($x1622 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3517 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1927 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2684 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1427 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x294 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1505 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1108 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2896 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2896 $x1108 $x1505 $x294 $x1427 $x2174 $x2684 $x1927 $x3517 $x1622))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x2010 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1018 (= (_ bv8 7) old.attention.pairs)))
 (or $x1018 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x582 $x1580 $x87 $x1712 $x3604)))))))
(assert
 (let (($x662 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x662 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1839 $x1023 $x1694 $x406))))))
(assert
 (let (($x823 (= (_ bv88 7) old.attention.scores.sum)))
 (let (($x1481 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x3434 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x3434 $x1481 $x823)))))
(assert
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2474 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1329 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1329)))
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
 (let ((?x2509 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2313 (= (div (* ?x2509 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2010 (< 1 old.attention.heads.parts) $x2313))))))
(assert
 (let ((?x3112 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2296 (div (* ?x3112 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2649 (= (- 1) old.attention.head_dim.n)))
 (let (($x2675 (or $x2649 (< (* ?x2296 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x971 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x427 (ite $x2174 (ite (= 0 ?x971) 1 (ite $x2675 0 1)) old.attention.head_dim.given_least)))
 (let (($x848 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2330 (ite (and $x2649 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2649 $x848) 0 1))))
 (let (($x1505 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1427 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1622 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1927 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2896 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1108 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3517 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x3317 (ite $x3517 old.attention.head_dim.parts (ite (or $x1108 $x2896 $x1927 $x1622 $x1427) 1 (ite $x1505 ?x2330 ?x427)))))
 (= old.attention.head_dim.least ?x3317)))))))))))))))))))
(assert
 (let ((?x3112 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2296 (div (* ?x3112 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1843 (and $x2174 (< 1 old.attention.head_dim.parts) (= ?x2296 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1843))))))
(assert
 (let ((?x1095 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2174 (not (= 0 ?x1095)))))))
(assert
 (let (($x294 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2684 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1185 (or $x2684 $x294)))
 (let (($x3517 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1157 (ite $x3517 old.attention.head_dim.parts (ite $x1185 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x1157)))))))
(assert
 (let (($x2649 (= (- 1) old.attention.head_dim.n)))
 (let (($x1505 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1881 (ite $x1505 (or $x2649 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2649 (< 1 old.attention.head_dim.n)))))
 (let ((?x3112 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2296 (div (* ?x3112 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1927 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2830 (ite $x1927 (or $x2649 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2174 (or $x2649 (< ?x2296 old.attention.head_dim.n)) $x1881))))
 (let (($x1745 (= 1 old.attention.head_dim.parts)))
 (let (($x3517 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x294 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2684 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1185 (or $x2684 $x294)))
 (let (($x3435 (ite $x1185 old.attention.head_dim.given_moved (ite (or $x3517 $x1745) false $x2830))))
 (= old.attention.head_dim.moved $x3435))))))))))))))))
(assert
 (let ((?x2730 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x378 (* (div (- ?x2730 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x328 (and $x2474 (< 1 old.attention.value_dim.parts) (= (div ?x378 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x328))))))
(assert
 (let (($x2263 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3374 (not old.model.sinks)))
 (= old.attention.one_key (and $x3374 $x2263)))))
(assert
 (let (($x1874 (not old.attention.head_dim.padded)))
 (let (($x1745 (= 1 old.attention.head_dim.parts)))
 (let (($x3517 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x294 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2684 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1185 (or $x2684 $x294)))
 (let (($x360 (ite $x1185 old.attention.head_dim.given_everywhere (or $x3517 (and $x1745 $x1874)))))
 (= old.attention.head_dim.everywhere $x360)))))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x280 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7)))))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x1877 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099) ?x280)))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x252 (ite $x406 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7))) ?x1877)))
 (= old.attention.q ?x252)))))))))))))))))))
(assert
 (let (($x1850 (not old.attention.head_dim.moved)))
 (let (($x1622 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1927 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2896 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1108 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1763 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1108 $x2896 $x1927 $x1622) $x1850))))
 (let (($x294 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2684 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1185 (or $x2684 $x294)))
 (= old.attention.head_dim.undivided (ite $x1185 old.attention.head_dim.given_undivided $x1763))))))))))))
(assert
 (let (($x1555 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x3434 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1850 (not old.attention.head_dim.moved)))
 (let (($x3213 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x1850))))
 (let (($x3444 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x1481 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x3183 (ite (or $x1481 $x3444) (and (<= 1 old.attention.head_dim.least) $x3213) (and $x3434 (and old.attention.head_dim.undivided $x1555)))))
 (= old.attention.scores_whole $x3183)))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2292 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1438 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2576 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3084 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2347 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2070 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3360 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3026 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1216 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1216 $x3026 $x3360 $x2070 $x2347 $x3287 $x3084 $x2576 $x1438 $x2292))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1258 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1782 (= (_ bv8 7) new.attention.pairs)))
 (or $x1782 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2832 $x2564 $x638 $x444 $x579)))))))
(assert
 (let (($x3439 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3439 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1507 $x452 $x1470 $x3256))))))
(assert
 (let (($x2386 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x2367 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2921 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x2921 $x2367 $x2386)))))
(assert
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3470 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3319 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3319)))
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
 (let ((?x2214 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1347 (= (div (* ?x2214 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1258 (< 1 new.attention.heads.parts) $x1347))))))
(assert
 (let ((?x2781 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3372 (div (* ?x2781 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3220 (= (- 1) new.attention.head_dim.n)))
 (let (($x2433 (or $x3220 (< (* ?x3372 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x371 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1361 (ite $x3287 (ite (= 0 ?x371) 1 (ite $x2433 0 1)) new.attention.head_dim.given_least)))
 (let (($x2381 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2553 (ite (and $x3220 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x3220 $x2381) 0 1))))
 (let (($x3360 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2347 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2292 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2576 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1216 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3026 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1438 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1308 (ite $x1438 new.attention.head_dim.parts (ite (or $x3026 $x1216 $x2576 $x2292 $x2347) 1 (ite $x3360 ?x2553 ?x1361)))))
 (= new.attention.head_dim.least ?x1308)))))))))))))))))))
(assert
 (let ((?x2781 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3372 (div (* ?x2781 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2017 (and $x3287 (< 1 new.attention.head_dim.parts) (= ?x3372 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2017))))))
(assert
 (let ((?x2133 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x3287 (not (= 0 ?x2133)))))))
(assert
 (let (($x2070 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3084 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1365 (or $x3084 $x2070)))
 (let (($x1438 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2968 (ite $x1438 new.attention.head_dim.parts (ite $x1365 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2968)))))))
(assert
 (let (($x3220 (= (- 1) new.attention.head_dim.n)))
 (let (($x3360 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2771 (ite $x3360 (or $x3220 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x3220 (< 1 new.attention.head_dim.n)))))
 (let ((?x2781 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3372 (div (* ?x2781 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2576 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2369 (ite $x2576 (or $x3220 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x3287 (or $x3220 (< ?x3372 new.attention.head_dim.n)) $x2771))))
 (let (($x319 (= 1 new.attention.head_dim.parts)))
 (let (($x1438 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2070 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3084 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1365 (or $x3084 $x2070)))
 (let (($x1574 (ite $x1365 new.attention.head_dim.given_moved (ite (or $x1438 $x319) false $x2369))))
 (= new.attention.head_dim.moved $x1574))))))))))))))))
(assert
 (let ((?x2232 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1353 (* (div ?x2232 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2014 (and $x3470 (< 1 new.attention.value_dim.parts) (= (div ?x1353 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2014))))))
(assert
 (let (($x2517 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2516 (not new.model.sinks)))
 (= new.attention.one_key (and $x2516 $x2517)))))
(assert
 (let (($x1586 (not new.attention.head_dim.padded)))
 (let (($x319 (= 1 new.attention.head_dim.parts)))
 (let (($x1438 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2070 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3084 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1365 (or $x3084 $x2070)))
 (let (($x2639 (ite $x1365 new.attention.head_dim.given_everywhere (or $x1438 (and $x319 $x1586)))))
 (= new.attention.head_dim.everywhere $x2639)))))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1143 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7)))))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x689 (ite $x3256 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x95 ?x1143))))
 (= new.attention.q ?x689)))))))))))))))))
(assert
 (let (($x588 (not new.attention.head_dim.moved)))
 (let (($x2292 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2576 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1216 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3026 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2256 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3026 $x1216 $x2576 $x2292) $x588))))
 (let (($x2070 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3084 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1365 (or $x3084 $x2070)))
 (= new.attention.head_dim.undivided (ite $x1365 new.attention.head_dim.given_undivided $x2256))))))))))))
(assert
 (let (($x1445 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x2921 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x588 (not new.attention.head_dim.moved)))
 (let (($x1713 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x588))))
 (let (($x3016 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x2367 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1362 (ite (or $x2367 $x3016) (and (<= 1 new.attention.head_dim.least) $x1713) (and $x2921 (and new.attention.head_dim.undivided $x1445)))))
 (= new.attention.scores_whole $x1362)))))))))
(assert
 (= new.prefill true))
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
 (let (($x2386 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x945 (= 1 new.tp)))
 (let (($x1307 (or $x945 (not (= (_ bv36 7) new.attention.q)) $x2386 new.attention.one_key new.attention.scores_whole)))
 (not $x1307)))))
(assert
 (let (($x823 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x576 (= 1 old.tp)))
(or $x576 (not (= (_ bv36 7) old.attention.q)) $x823 old.attention.one_key old.attention.scores_whole))))
(check-sat)

; from one replica to any number, question 59
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
 (let (($x1622 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3517 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1927 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2684 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1427 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x294 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1505 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1108 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2896 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2896 $x1108 $x1505 $x294 $x1427 $x2174 $x2684 $x1927 $x3517 $x1622))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x2010 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1018 (= (_ bv8 7) old.attention.pairs)))
 (or $x1018 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x582 $x1580 $x87 $x1712 $x3604)))))))
(assert
 (let (($x1765 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1765 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x662 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x662 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1839 $x1023 $x1694 $x406))))))
(assert
 (let (($x1481 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x3434 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x3434 $x1481 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2474 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1329 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1329)))
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
 (let ((?x2509 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2313 (= (div (* ?x2509 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2010 (< 1 old.attention.heads.parts) $x2313))))))
(assert
 (let ((?x3112 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2296 (div (* ?x3112 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2649 (= (- 1) old.attention.head_dim.n)))
 (let (($x2675 (or $x2649 (< (* ?x2296 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x971 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x427 (ite $x2174 (ite (= 0 ?x971) 1 (ite $x2675 0 1)) old.attention.head_dim.given_least)))
 (let (($x848 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2330 (ite (and $x2649 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2649 $x848) 0 1))))
 (let (($x1505 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1427 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1622 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1927 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2896 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1108 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3517 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x3317 (ite $x3517 old.attention.head_dim.parts (ite (or $x1108 $x2896 $x1927 $x1622 $x1427) 1 (ite $x1505 ?x2330 ?x427)))))
 (= old.attention.head_dim.least ?x3317)))))))))))))))))))
(assert
 (let ((?x3112 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2296 (div (* ?x3112 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1843 (and $x2174 (< 1 old.attention.head_dim.parts) (= ?x2296 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1843))))))
(assert
 (let ((?x1095 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2174 (not (= 0 ?x1095)))))))
(assert
 (let (($x294 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2684 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1185 (or $x2684 $x294)))
 (let (($x3517 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1157 (ite $x3517 old.attention.head_dim.parts (ite $x1185 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x1157)))))))
(assert
 (let (($x2649 (= (- 1) old.attention.head_dim.n)))
 (let (($x1505 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1881 (ite $x1505 (or $x2649 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2649 (< 1 old.attention.head_dim.n)))))
 (let ((?x3112 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2296 (div (* ?x3112 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1927 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2830 (ite $x1927 (or $x2649 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2174 (or $x2649 (< ?x2296 old.attention.head_dim.n)) $x1881))))
 (let (($x1745 (= 1 old.attention.head_dim.parts)))
 (let (($x3517 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x294 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2684 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1185 (or $x2684 $x294)))
 (let (($x3435 (ite $x1185 old.attention.head_dim.given_moved (ite (or $x3517 $x1745) false $x2830))))
 (= old.attention.head_dim.moved $x3435))))))))))))))))
(assert
 (let ((?x2730 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x378 (* (div (- ?x2730 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x328 (and $x2474 (< 1 old.attention.value_dim.parts) (= (div ?x378 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x328))))))
(assert
 (let (($x2263 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3374 (not old.model.sinks)))
 (= old.attention.one_key (and $x3374 $x2263)))))
(assert
 (let (($x1874 (not old.attention.head_dim.padded)))
 (let (($x1745 (= 1 old.attention.head_dim.parts)))
 (let (($x3517 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x294 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2684 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1185 (or $x2684 $x294)))
 (let (($x360 (ite $x1185 old.attention.head_dim.given_everywhere (or $x3517 (and $x1745 $x1874)))))
 (= old.attention.head_dim.everywhere $x360)))))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x1877 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x406 ?x2764 ?x1877)))))))))))))))))))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x1721 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x406 ?x2764 ?x1721)))))))))))))))))))))))
(assert
 (let (($x1850 (not old.attention.head_dim.moved)))
 (let (($x1622 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1927 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2896 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1108 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1763 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1108 $x2896 $x1927 $x1622) $x1850))))
 (let (($x294 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2684 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1185 (or $x2684 $x294)))
 (= old.attention.head_dim.undivided (ite $x1185 old.attention.head_dim.given_undivided $x1763))))))))))))
(assert
 (let (($x1555 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x3434 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1850 (not old.attention.head_dim.moved)))
 (let (($x3213 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x1850))))
 (let (($x1276 (= 1 old.pp)))
 (let (($x30 (not old.attention.scores.group.pp)))
 (let (($x2867 (or $x30 $x1276)))
 (let (($x887 (= 1 old.sp)))
 (let (($x1559 (not old.attention.scores.group.sp)))
 (let (($x767 (or $x1559 $x887)))
 (let (($x1840 (= 1 old.dp)))
 (let (($x363 (not old.attention.scores.group.dp)))
 (let (($x433 (or $x363 $x1840)))
 (let (($x3444 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x433 $x767 $x2867)))
 (let (($x1481 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x3183 (ite (or $x1481 $x3444) (and (<= 1 old.attention.head_dim.least) $x3213) (and $x3434 (and old.attention.head_dim.undivided $x1555)))))
 (= old.attention.scores_whole $x3183))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x2292 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1438 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2576 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3084 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2347 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2070 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3360 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3026 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1216 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1216 $x3026 $x3360 $x2070 $x2347 $x3287 $x3084 $x2576 $x1438 $x2292))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1258 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1782 (= (_ bv8 7) new.attention.pairs)))
 (or $x1782 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2832 $x2564 $x638 $x444 $x579)))))))
(assert
 (let (($x492 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x492 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3439 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3439 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1507 $x452 $x1470 $x3256))))))
(assert
 (let (($x2367 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x2921 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x2921 $x2367 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3470 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3319 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3319)))
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
 (let ((?x2214 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1347 (= (div (* ?x2214 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1258 (< 1 new.attention.heads.parts) $x1347))))))
(assert
 (let ((?x2781 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3372 (div (* ?x2781 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3220 (= (- 1) new.attention.head_dim.n)))
 (let (($x2433 (or $x3220 (< (* ?x3372 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x371 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1361 (ite $x3287 (ite (= 0 ?x371) 1 (ite $x2433 0 1)) new.attention.head_dim.given_least)))
 (let (($x2381 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2553 (ite (and $x3220 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x3220 $x2381) 0 1))))
 (let (($x3360 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2347 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2292 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2576 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1216 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3026 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1438 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1308 (ite $x1438 new.attention.head_dim.parts (ite (or $x3026 $x1216 $x2576 $x2292 $x2347) 1 (ite $x3360 ?x2553 ?x1361)))))
 (= new.attention.head_dim.least ?x1308)))))))))))))))))))
(assert
 (let ((?x2781 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3372 (div (* ?x2781 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2017 (and $x3287 (< 1 new.attention.head_dim.parts) (= ?x3372 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2017))))))
(assert
 (let ((?x2133 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x3287 (not (= 0 ?x2133)))))))
(assert
 (let (($x2070 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3084 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1365 (or $x3084 $x2070)))
 (let (($x1438 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2968 (ite $x1438 new.attention.head_dim.parts (ite $x1365 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2968)))))))
(assert
 (let (($x3220 (= (- 1) new.attention.head_dim.n)))
 (let (($x3360 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2771 (ite $x3360 (or $x3220 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x3220 (< 1 new.attention.head_dim.n)))))
 (let ((?x2781 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3372 (div (* ?x2781 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2576 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2369 (ite $x2576 (or $x3220 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x3287 (or $x3220 (< ?x3372 new.attention.head_dim.n)) $x2771))))
 (let (($x319 (= 1 new.attention.head_dim.parts)))
 (let (($x1438 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2070 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3084 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1365 (or $x3084 $x2070)))
 (let (($x1574 (ite $x1365 new.attention.head_dim.given_moved (ite (or $x1438 $x319) false $x2369))))
 (= new.attention.head_dim.moved $x1574))))))))))))))))
(assert
 (let ((?x2232 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1353 (* (div ?x2232 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2014 (and $x3470 (< 1 new.attention.value_dim.parts) (= (div ?x1353 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2014))))))
(assert
 (let (($x2517 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2516 (not new.model.sinks)))
 (= new.attention.one_key (and $x2516 $x2517)))))
(assert
 (let (($x1586 (not new.attention.head_dim.padded)))
 (let (($x319 (= 1 new.attention.head_dim.parts)))
 (let (($x1438 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2070 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3084 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1365 (or $x3084 $x2070)))
 (let (($x2639 (ite $x1365 new.attention.head_dim.given_everywhere (or $x1438 (and $x319 $x1586)))))
 (= new.attention.head_dim.everywhere $x2639)))))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x1759 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3256 ?x3337 ?x1759)))))))))))))))))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x2276 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3256 ?x3337 ?x2276)))))))))))))))))))))
(assert
 (let (($x588 (not new.attention.head_dim.moved)))
 (let (($x2292 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2576 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1216 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3026 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2256 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3026 $x1216 $x2576 $x2292) $x588))))
 (let (($x2070 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3084 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1365 (or $x3084 $x2070)))
 (= new.attention.head_dim.undivided (ite $x1365 new.attention.head_dim.given_undivided $x2256))))))))))))
(assert
 (let (($x1445 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x2921 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x588 (not new.attention.head_dim.moved)))
 (let (($x1713 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x588))))
 (let (($x249 (= 1 new.pp)))
 (let (($x844 (not new.attention.scores.group.pp)))
 (let (($x1635 (or $x844 $x249)))
 (let (($x460 (= 1 new.sp)))
 (let (($x616 (not new.attention.scores.group.sp)))
 (let (($x2975 (or $x616 $x460)))
 (let (($x1615 (= 1 new.dp)))
 (let (($x1293 (not new.attention.scores.group.dp)))
 (let (($x1662 (or $x1293 $x1615)))
 (let (($x3016 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x1662 $x2975 $x1635)))
 (let (($x2367 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1362 (ite (or $x2367 $x3016) (and (<= 1 new.attention.head_dim.least) $x1713) (and $x2921 (and new.attention.head_dim.undivided $x1445)))))
 (= new.attention.scores_whole $x1362))))))))))))))))))
(assert
 (= new.prefill true))
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
 (let (($x3157 (or new.attention.one_key (and (= (_ bv36 7) new.attention.q) new.attention.scores_whole))))
 (let (($x249 (= 1 new.pp)))
 (let (($x844 (not new.attention.scores.group.pp)))
 (let (($x1635 (or $x844 $x249)))
 (let (($x460 (= 1 new.sp)))
 (let (($x616 (not new.attention.scores.group.sp)))
 (let (($x2975 (or $x616 $x460)))
 (let (($x1615 (= 1 new.dp)))
 (let (($x1293 (not new.attention.scores.group.dp)))
 (let (($x1662 (or $x1293 $x1615)))
 (let (($x3016 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x1662 $x2975 $x1635)))
 (let (($x3134 (and (or new.attention.scores.group.tp (= 1 new.tp)) $x1662 $x2975 $x1635)))
 (let (($x785 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k)))))
 (let (($x2487 (not new.attention.one_key)))
 (let (($x2146 (not new.attention.scores_whole)))
 (let (($x2921 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2367 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x972 (or $x2367 (and $x2921 (not (= 1 new.tp)) $x2146 $x2487) $x785 $x3134 (and $x3016 $x3157))))
 (not $x972))))))))))))))))))))
(assert
 (let (($x962 (or old.attention.one_key (and (= (_ bv36 7) old.attention.q) old.attention.scores_whole))))
(let (($x1276 (= 1 old.pp)))
(let (($x30 (not old.attention.scores.group.pp)))
(let (($x2867 (or $x30 $x1276)))
(let (($x887 (= 1 old.sp)))
(let (($x1559 (not old.attention.scores.group.sp)))
(let (($x767 (or $x1559 $x887)))
(let (($x1840 (= 1 old.dp)))
(let (($x363 (not old.attention.scores.group.dp)))
(let (($x433 (or $x363 $x1840)))
(let (($x3444 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x433 $x767 $x2867)))
(let (($x248 (and (or old.attention.scores.group.tp (= 1 old.tp)) $x433 $x767 $x2867)))
(let (($x2144 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k)))))
(let (($x1368 (not old.attention.one_key)))
(let (($x1977 (not old.attention.scores_whole)))
(let (($x3434 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x1481 (= (_ bv57 7) old.attention.scores.sum)))
(or $x1481 (and $x3434 (not (= 1 old.tp)) $x1977 $x1368) $x2144 $x248 (and $x3444 $x962))))))))))))))))))))
(check-sat)

; from one replica to any number, question 60
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
 (let (($x1622 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3517 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1927 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2684 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1427 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x294 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1505 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1108 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2896 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2896 $x1108 $x1505 $x294 $x1427 $x2174 $x2684 $x1927 $x3517 $x1622))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x2010 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1018 (= (_ bv8 7) old.attention.pairs)))
 (or $x1018 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x582 $x1580 $x87 $x1712 $x3604)))))))
(assert
 (let (($x662 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x662 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1839 $x1023 $x1694 $x406))))))
(assert
 (let (($x2145 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x2145 (= (_ bv49 7) old.attention.scores.scale))))
(assert
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2474 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1329 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1329)))
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
 (let ((?x2509 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2313 (= (div (* ?x2509 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2010 (< 1 old.attention.heads.parts) $x2313))))))
(assert
 (let ((?x3112 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2296 (div (* ?x3112 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2649 (= (- 1) old.attention.head_dim.n)))
 (let (($x2675 (or $x2649 (< (* ?x2296 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x971 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x427 (ite $x2174 (ite (= 0 ?x971) 1 (ite $x2675 0 1)) old.attention.head_dim.given_least)))
 (let (($x848 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x2330 (ite (and $x2649 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x2649 $x848) 0 1))))
 (let (($x1505 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1427 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x1622 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1927 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2896 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1108 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x3517 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x3317 (ite $x3517 old.attention.head_dim.parts (ite (or $x1108 $x2896 $x1927 $x1622 $x1427) 1 (ite $x1505 ?x2330 ?x427)))))
 (= old.attention.head_dim.least ?x3317)))))))))))))))))))
(assert
 (let ((?x3112 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2296 (div (* ?x3112 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1843 (and $x2174 (< 1 old.attention.head_dim.parts) (= ?x2296 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1843))))))
(assert
 (let ((?x1095 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2174 (not (= 0 ?x1095)))))))
(assert
 (let (($x2649 (= (- 1) old.attention.head_dim.n)))
 (let (($x1505 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1881 (ite $x1505 (or $x2649 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2649 (< 1 old.attention.head_dim.n)))))
 (let ((?x3112 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2296 (div (* ?x3112 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1927 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2830 (ite $x1927 (or $x2649 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2174 (or $x2649 (< ?x2296 old.attention.head_dim.n)) $x1881))))
 (let (($x1745 (= 1 old.attention.head_dim.parts)))
 (let (($x3517 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x294 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2684 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1185 (or $x2684 $x294)))
 (let (($x3435 (ite $x1185 old.attention.head_dim.given_moved (ite (or $x3517 $x1745) false $x2830))))
 (= old.attention.head_dim.moved $x3435))))))))))))))))
(assert
 (let ((?x2730 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x378 (* (div (- ?x2730 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x328 (and $x2474 (< 1 old.attention.value_dim.parts) (= (div ?x378 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x328))))))
(assert
 (let (($x2263 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3374 (not old.model.sinks)))
 (= old.attention.one_key (and $x3374 $x2263)))))
(assert
 (let (($x1874 (not old.attention.head_dim.padded)))
 (let (($x1745 (= 1 old.attention.head_dim.parts)))
 (let (($x3517 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x294 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2684 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1185 (or $x2684 $x294)))
 (let (($x360 (ite $x1185 old.attention.head_dim.given_everywhere (or $x3517 (and $x1745 $x1874)))))
 (= old.attention.head_dim.everywhere $x360)))))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x280 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7)))))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x1877 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099) ?x280)))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x252 (ite $x406 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7))) ?x1877)))
 (= old.attention.q ?x252)))))))))))))))))))
(assert
 (let (($x1850 (not old.attention.head_dim.moved)))
 (let (($x1622 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1927 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2896 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1108 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1763 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1108 $x2896 $x1927 $x1622) $x1850))))
 (let (($x294 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2684 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1185 (or $x2684 $x294)))
 (= old.attention.head_dim.undivided (ite $x1185 old.attention.head_dim.given_undivided $x1763))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x2292 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1438 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2576 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3084 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2347 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2070 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3360 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3026 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1216 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1216 $x3026 $x3360 $x2070 $x2347 $x3287 $x3084 $x2576 $x1438 $x2292))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1258 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1782 (= (_ bv8 7) new.attention.pairs)))
 (or $x1782 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2832 $x2564 $x638 $x444 $x579)))))))
(assert
 (let (($x3439 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3439 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1507 $x452 $x1470 $x3256))))))
(assert
 (let (($x32 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x32 (= (_ bv49 7) new.attention.scores.scale))))
(assert
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3470 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3319 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3319)))
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
 (let ((?x2214 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1347 (= (div (* ?x2214 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1258 (< 1 new.attention.heads.parts) $x1347))))))
(assert
 (let ((?x2781 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3372 (div (* ?x2781 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3220 (= (- 1) new.attention.head_dim.n)))
 (let (($x2433 (or $x3220 (< (* ?x3372 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x371 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1361 (ite $x3287 (ite (= 0 ?x371) 1 (ite $x2433 0 1)) new.attention.head_dim.given_least)))
 (let (($x2381 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2553 (ite (and $x3220 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x3220 $x2381) 0 1))))
 (let (($x3360 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2347 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x2292 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2576 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1216 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3026 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1438 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1308 (ite $x1438 new.attention.head_dim.parts (ite (or $x3026 $x1216 $x2576 $x2292 $x2347) 1 (ite $x3360 ?x2553 ?x1361)))))
 (= new.attention.head_dim.least ?x1308)))))))))))))))))))
(assert
 (let ((?x2781 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3372 (div (* ?x2781 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2017 (and $x3287 (< 1 new.attention.head_dim.parts) (= ?x3372 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2017))))))
(assert
 (let ((?x2133 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x3287 (not (= 0 ?x2133)))))))
(assert
 (let (($x3220 (= (- 1) new.attention.head_dim.n)))
 (let (($x3360 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2771 (ite $x3360 (or $x3220 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x3220 (< 1 new.attention.head_dim.n)))))
 (let ((?x2781 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3372 (div (* ?x2781 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2576 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2369 (ite $x2576 (or $x3220 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x3287 (or $x3220 (< ?x3372 new.attention.head_dim.n)) $x2771))))
 (let (($x319 (= 1 new.attention.head_dim.parts)))
 (let (($x1438 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2070 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3084 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1365 (or $x3084 $x2070)))
 (let (($x1574 (ite $x1365 new.attention.head_dim.given_moved (ite (or $x1438 $x319) false $x2369))))
 (= new.attention.head_dim.moved $x1574))))))))))))))))
(assert
 (let ((?x2232 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1353 (* (div ?x2232 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2014 (and $x3470 (< 1 new.attention.value_dim.parts) (= (div ?x1353 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2014))))))
(assert
 (let (($x2517 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2516 (not new.model.sinks)))
 (= new.attention.one_key (and $x2516 $x2517)))))
(assert
 (let (($x1586 (not new.attention.head_dim.padded)))
 (let (($x319 (= 1 new.attention.head_dim.parts)))
 (let (($x1438 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2070 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3084 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1365 (or $x3084 $x2070)))
 (let (($x2639 (ite $x1365 new.attention.head_dim.given_everywhere (or $x1438 (and $x319 $x1586)))))
 (= new.attention.head_dim.everywhere $x2639)))))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1143 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7)))))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x689 (ite $x3256 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x95 ?x1143))))
 (= new.attention.q ?x689)))))))))))))))))
(assert
 (let (($x588 (not new.attention.head_dim.moved)))
 (let (($x2292 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2576 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1216 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3026 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2256 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3026 $x1216 $x2576 $x2292) $x588))))
 (let (($x2070 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3084 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1365 (or $x3084 $x2070)))
 (= new.attention.head_dim.undivided (ite $x1365 new.attention.head_dim.given_undivided $x2256))))))))))))
(assert
 (= new.prefill true))
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
 (let (($x32 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x2215 (or (not (= (_ bv36 7) new.attention.q)) $x32 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x2215))))
(assert
 (let (($x2145 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x2145 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
(check-sat)

; from one replica to any number, question 61
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
 (let (($x1622 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x3517 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1927 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2684 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x294 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1505 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1108 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2896 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2896 $x1108 $x1505 $x294 (= (_ bv56 7) old.attention.head_dim.kind) $x2174 $x2684 $x1927 $x3517 $x1622)))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1991 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1837 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2210 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x53 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3118 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x880 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x850 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3156 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x3156 $x850 $x880 $x3118 (= (_ bv56 7) old.attention.heads.kind) $x2010 $x53 $x2210 $x1837 $x1991)))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1018 (= (_ bv8 7) old.attention.pairs)))
 (or $x1018 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x582 $x1580 $x87 $x1712 $x3604)))))))
(assert
 (let (($x1804 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1804 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x662 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x662 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1839 $x1023 $x1694 $x406))))))
(assert
 (let (($x2699 (= (_ bv93 7) old.attention.scores.statistic)))
 (or (= (_ bv49 7) old.attention.scores.statistic) $x2699)))
(assert
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2474 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1329 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1329)))
(assert
 (let (($x920 (= (_ bv97 7) old.model.qk_norm)))
 (let (($x1250 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x1250 $x920))))
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
 (let ((?x2509 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x275 (div (* ?x2509 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1431 (and $x2010 (< 1 old.attention.heads.parts) (= ?x275 old.attention.heads.n))))
 (= old.attention.heads.filled $x1431))))))
(assert
 (let (($x2857 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2010 $x2857)))))
(assert
 (let (($x1154 (= (- 1) old.attention.heads.n)))
 (let (($x880 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3444 (ite $x880 (or $x1154 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1154 (< 1 old.attention.heads.n)))))
 (let ((?x2509 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x275 (div (* ?x2509 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2210 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x531 (ite $x2210 (or $x1154 (< old.attention.heads.block old.attention.heads.n)) (ite $x2010 (or $x1154 (< ?x275 old.attention.heads.n)) $x3444))))
 (let (($x1306 (= 1 old.attention.heads.parts)))
 (let (($x1837 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3118 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x53 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x301 (or $x53 $x3118)))
 (let (($x1543 (ite $x301 old.attention.heads.given_moved (ite (or $x1837 $x1306) false $x531))))
 (= old.attention.heads.moved $x1543))))))))))))))))
(assert
 (let ((?x3112 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2296 (div (* ?x3112 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1843 (and $x2174 (< 1 old.attention.head_dim.parts) (= ?x2296 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1843))))))
(assert
 (let ((?x1095 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2174 (not (= 0 ?x1095)))))))
(assert
 (let (($x2649 (= (- 1) old.attention.head_dim.n)))
 (let (($x1505 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1881 (ite $x1505 (or $x2649 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2649 (< 1 old.attention.head_dim.n)))))
 (let ((?x3112 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2296 (div (* ?x3112 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1927 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2830 (ite $x1927 (or $x2649 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2174 (or $x2649 (< ?x2296 old.attention.head_dim.n)) $x1881))))
 (let (($x1745 (= 1 old.attention.head_dim.parts)))
 (let (($x3517 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x294 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2684 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1185 (or $x2684 $x294)))
 (let (($x3435 (ite $x1185 old.attention.head_dim.given_moved (ite (or $x3517 $x1745) false $x2830))))
 (= old.attention.head_dim.moved $x3435))))))))))))))))
(assert
 (let ((?x2730 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x378 (* (div (- ?x2730 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x328 (and $x2474 (< 1 old.attention.value_dim.parts) (= (div ?x378 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x328))))))
(assert
 (let (($x2263 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3374 (not old.model.sinks)))
 (= old.attention.one_key (and $x3374 $x2263)))))
(assert
 (let (($x159 (not old.attention.heads.padded)))
 (let (($x1306 (= 1 old.attention.heads.parts)))
 (let (($x1837 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3118 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x53 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x301 (or $x53 $x3118)))
 (let (($x2486 (ite $x301 old.attention.heads.given_everywhere (or $x1837 (and $x1306 $x159)))))
 (= old.attention.heads.everywhere $x2486)))))))))
(assert
 (let (($x1874 (not old.attention.head_dim.padded)))
 (let (($x1745 (= 1 old.attention.head_dim.parts)))
 (let (($x3517 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x294 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2684 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1185 (or $x2684 $x294)))
 (let (($x360 (ite $x1185 old.attention.head_dim.given_everywhere (or $x3517 (and $x1745 $x1874)))))
 (= old.attention.head_dim.everywhere $x360)))))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x1877 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x406 ?x2764 ?x1877)))))))))))))))))))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x2498 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x406 ?x2764 ?x2498)))))))))))))))))))))))
(assert
 (let (($x2479 (not old.attention.heads.moved)))
 (let (($x1991 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2210 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x3156 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x850 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x3235 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x850 $x3156 $x2210 $x1991) $x2479))))
 (let (($x3118 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x53 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x301 (or $x53 $x3118)))
 (= old.attention.heads.undivided (ite $x301 old.attention.heads.given_undivided $x3235))))))))))))
(assert
 (let (($x1850 (not old.attention.head_dim.moved)))
 (let (($x1622 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x1927 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2896 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x1108 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1763 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x1108 $x2896 $x1927 $x1622) $x1850))))
 (let (($x294 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2684 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1185 (or $x2684 $x294)))
 (= old.attention.head_dim.undivided (ite $x1185 old.attention.head_dim.given_undivided $x1763))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x2292 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1438 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2576 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3084 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2070 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3360 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3026 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1216 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1216 $x3026 $x3360 $x2070 (= (_ bv56 7) new.attention.head_dim.kind) $x3287 $x3084 $x2576 $x1438 $x2292)))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1456 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x2102 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1402 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x44 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1739 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x500 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2216 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x883 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x883 $x2216 $x500 $x1739 (= (_ bv56 7) new.attention.heads.kind) $x1258 $x44 $x1402 $x2102 $x1456)))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1782 (= (_ bv8 7) new.attention.pairs)))
 (or $x1782 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2832 $x2564 $x638 $x444 $x579)))))))
(assert
 (let (($x1150 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1150 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3439 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3439 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1507 $x452 $x1470 $x3256))))))
(assert
 (let (($x2191 (= (_ bv93 7) new.attention.scores.statistic)))
 (or (= (_ bv49 7) new.attention.scores.statistic) $x2191)))
(assert
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3470 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3319 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3319)))
(assert
 (let (($x2700 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x590 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x590 $x2700))))
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
 (let ((?x2214 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3018 (div (* ?x2214 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2984 (and $x1258 (< 1 new.attention.heads.parts) (= ?x3018 new.attention.heads.n))))
 (= new.attention.heads.filled $x2984))))))
(assert
 (let (($x1998 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1258 $x1998)))))
(assert
 (let (($x2257 (= (- 1) new.attention.heads.n)))
 (let (($x500 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1293 (ite $x500 (or $x2257 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2257 (< 1 new.attention.heads.n)))))
 (let ((?x2214 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3018 (div (* ?x2214 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1402 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x13 (ite $x1402 (or $x2257 (< new.attention.heads.block new.attention.heads.n)) (ite $x1258 (or $x2257 (< ?x3018 new.attention.heads.n)) $x1293))))
 (let (($x832 (= 1 new.attention.heads.parts)))
 (let (($x2102 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1739 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x44 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2758 (or $x44 $x1739)))
 (let (($x2664 (ite $x2758 new.attention.heads.given_moved (ite (or $x2102 $x832) false $x13))))
 (= new.attention.heads.moved $x2664))))))))))))))))
(assert
 (let ((?x2781 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3372 (div (* ?x2781 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2017 (and $x3287 (< 1 new.attention.head_dim.parts) (= ?x3372 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2017))))))
(assert
 (let ((?x2133 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x3287 (not (= 0 ?x2133)))))))
(assert
 (let (($x3220 (= (- 1) new.attention.head_dim.n)))
 (let (($x3360 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2771 (ite $x3360 (or $x3220 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x3220 (< 1 new.attention.head_dim.n)))))
 (let ((?x2781 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3372 (div (* ?x2781 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2576 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2369 (ite $x2576 (or $x3220 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x3287 (or $x3220 (< ?x3372 new.attention.head_dim.n)) $x2771))))
 (let (($x319 (= 1 new.attention.head_dim.parts)))
 (let (($x1438 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2070 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3084 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1365 (or $x3084 $x2070)))
 (let (($x1574 (ite $x1365 new.attention.head_dim.given_moved (ite (or $x1438 $x319) false $x2369))))
 (= new.attention.head_dim.moved $x1574))))))))))))))))
(assert
 (let ((?x2232 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1353 (* (div ?x2232 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2014 (and $x3470 (< 1 new.attention.value_dim.parts) (= (div ?x1353 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2014))))))
(assert
 (let (($x2517 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2516 (not new.model.sinks)))
 (= new.attention.one_key (and $x2516 $x2517)))))
(assert
 (let (($x1249 (not new.attention.heads.padded)))
 (let (($x832 (= 1 new.attention.heads.parts)))
 (let (($x2102 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1739 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x44 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2758 (or $x44 $x1739)))
 (let (($x3213 (ite $x2758 new.attention.heads.given_everywhere (or $x2102 (and $x832 $x1249)))))
 (= new.attention.heads.everywhere $x3213)))))))))
(assert
 (let (($x1586 (not new.attention.head_dim.padded)))
 (let (($x319 (= 1 new.attention.head_dim.parts)))
 (let (($x1438 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2070 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3084 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1365 (or $x3084 $x2070)))
 (let (($x2639 (ite $x1365 new.attention.head_dim.given_everywhere (or $x1438 (and $x319 $x1586)))))
 (= new.attention.head_dim.everywhere $x2639)))))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x1759 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x3256 ?x3337 ?x1759)))))))))))))))))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x1557 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3256 ?x3337 ?x1557)))))))))))))))))))))
(assert
 (let (($x2186 (not new.attention.heads.moved)))
 (let (($x1456 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1402 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x883 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2216 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2043 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x2216 $x883 $x1402 $x1456) $x2186))))
 (let (($x1739 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x44 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2758 (or $x44 $x1739)))
 (= new.attention.heads.undivided (ite $x2758 new.attention.heads.given_undivided $x2043))))))))))))
(assert
 (let (($x588 (not new.attention.head_dim.moved)))
 (let (($x2292 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2576 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1216 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x3026 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2256 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x3026 $x1216 $x2576 $x2292) $x588))))
 (let (($x2070 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3084 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1365 (or $x3084 $x2070)))
 (= new.attention.head_dim.undivided (ite $x1365 new.attention.head_dim.given_undivided $x2256))))))))))))
(assert
 (= new.prefill true))
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
 (let (($x2921 (not new.attention.heads.undivided)))
 (let (($x1413 (not new.attention.one_key)))
 (let (($x3545 (or (and (= (_ bv37 7) new.attention.k) (not new.attention.kv_undivided)) (and (= (_ bv37 7) new.attention.q) $x1413 $x2921))))
 (let (($x2700 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x2742 (not new.attention.head_dim.undivided)))
 (let (($x2942 (and (or (= (_ bv36 7) new.attention.k) (and (= (_ bv36 7) new.attention.q) $x1413)) $x2742)))
 (let (($x590 (= (_ bv57 7) new.model.qk_norm)))
 (let (($x2191 (= (_ bv93 7) new.attention.scores.statistic)))
 (not (or $x2191 $x590 (not (or $x2942 (and $x2700 $x3545))))))))))))))
(assert
 (let (($x1889 (not old.attention.heads.undivided)))
(let (($x2267 (not old.attention.one_key)))
(let (($x2689 (or (and (= (_ bv37 7) old.attention.k) (not old.attention.kv_undivided)) (and (= (_ bv37 7) old.attention.q) $x2267 $x1889))))
(let (($x920 (= (_ bv97 7) old.model.qk_norm)))
(let (($x2881 (not old.attention.head_dim.undivided)))
(let (($x169 (and (or (= (_ bv36 7) old.attention.k) (and (= (_ bv36 7) old.attention.q) $x2267)) $x2881)))
(let (($x1250 (= (_ bv57 7) old.model.qk_norm)))
(let (($x2699 (= (_ bv93 7) old.attention.scores.statistic)))
(or $x2699 $x1250 (not (or $x169 (and $x920 $x2689)))))))))))))
(check-sat)

; from one replica to any number, question 62
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
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2174 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1837 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2210 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x53 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3118 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x880 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x880 $x3118 (= (_ bv56 7) old.attention.heads.kind) $x2010 $x53 $x2210 $x1837 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1018 (= (_ bv8 7) old.attention.pairs)))
 (or $x1018 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x582 $x1580 $x87 $x1712 $x3604)))))))
(assert
 (let (($x662 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x662 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1839 $x1023 $x1694 $x406))))))
(assert
 (let (($x526 (= (_ bv63 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x526)))
(assert
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x2474 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x1329 (= (_ bv79 7) old.model.positions)))
 (let (($x2452 (= (_ bv2 7) old.model.positions)))
 (or $x2452 (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1329))))
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
 (let ((?x2509 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x275 (div (* ?x2509 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x114 (< 1 old.attention.heads.parts)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2010 $x114 (= ?x275 old.attention.heads.n))))))))
(assert
 (let ((?x2509 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x275 (div (* ?x2509 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x114 (< 1 old.attention.heads.parts)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.leads (and $x2010 $x114 (<= old.attention.heads.n ?x275))))))))
(assert
 (let (($x2857 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2010 $x2857)))))
(assert
 (let (($x1154 (= (- 1) old.attention.heads.n)))
 (let (($x880 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3444 (ite $x880 (or $x1154 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1154 (< 1 old.attention.heads.n)))))
 (let ((?x2509 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x275 (div (* ?x2509 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2210 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x531 (ite $x2210 (or $x1154 (< old.attention.heads.block old.attention.heads.n)) (ite $x2010 (or $x1154 (< ?x275 old.attention.heads.n)) $x3444))))
 (let (($x1837 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3118 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x53 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1543 (ite (or $x53 $x3118) old.attention.heads.given_moved (ite (or $x1837 (= 1 old.attention.heads.parts)) false $x531))))
 (= old.attention.heads.moved $x1543))))))))))))))
(assert
 (let ((?x3112 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2296 (div (* ?x3112 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1843 (and $x2174 (< 1 old.attention.head_dim.parts) (= ?x2296 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1843))))))
(assert
 (let ((?x2730 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x378 (* (div (- ?x2730 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x328 (and $x2474 (< 1 old.attention.value_dim.parts) (= (div ?x378 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x328))))))
(assert
 (let (($x2263 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x3374 (not old.model.sinks)))
 (= old.attention.one_key (and $x3374 $x2263)))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x280 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7)))))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x1877 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099) ?x280)))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x252 (ite $x406 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7))) ?x1877)))
 (= old.attention.q ?x252)))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x3287 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x2102 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1402 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x44 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1739 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x500 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x500 $x1739 (= (_ bv56 7) new.attention.heads.kind) $x1258 $x44 $x1402 $x2102 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1782 (= (_ bv8 7) new.attention.pairs)))
 (or $x1782 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2832 $x2564 $x638 $x444 $x579)))))))
(assert
 (let (($x3439 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x3439 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1507 $x452 $x1470 $x3256))))))
(assert
 (let (($x427 (= (_ bv63 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x427)))
(assert
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x3470 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3319 (= (_ bv79 7) new.model.positions)))
 (let (($x947 (= (_ bv2 7) new.model.positions)))
 (or $x947 (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3319))))
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
 (let ((?x2214 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3018 (div (* ?x2214 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2668 (< 1 new.attention.heads.parts)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1258 $x2668 (= ?x3018 new.attention.heads.n))))))))
(assert
 (let ((?x2214 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3018 (div (* ?x2214 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x2668 (< 1 new.attention.heads.parts)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.leads (and $x1258 $x2668 (<= new.attention.heads.n ?x3018))))))))
(assert
 (let (($x1998 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1258 $x1998)))))
(assert
 (let (($x2257 (= (- 1) new.attention.heads.n)))
 (let (($x500 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1293 (ite $x500 (or $x2257 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2257 (< 1 new.attention.heads.n)))))
 (let ((?x2214 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3018 (div (* ?x2214 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1402 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x13 (ite $x1402 (or $x2257 (< new.attention.heads.block new.attention.heads.n)) (ite $x1258 (or $x2257 (< ?x3018 new.attention.heads.n)) $x1293))))
 (let (($x2102 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1739 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x44 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2664 (ite (or $x44 $x1739) new.attention.heads.given_moved (ite (or $x2102 (= 1 new.attention.heads.parts)) false $x13))))
 (= new.attention.heads.moved $x2664))))))))))))))
(assert
 (let ((?x2781 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3372 (div (* ?x2781 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2017 (and $x3287 (< 1 new.attention.head_dim.parts) (= ?x3372 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2017))))))
(assert
 (let ((?x2232 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1353 (* (div ?x2232 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2014 (and $x3470 (< 1 new.attention.value_dim.parts) (= (div ?x1353 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2014))))))
(assert
 (let (($x2517 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x2516 (not new.model.sinks)))
 (= new.attention.one_key (and $x2516 $x2517)))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1143 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7)))))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x689 (ite $x3256 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7))) (ite (not (= (_ bv40 7) new.attention.qkv.split)) ?x95 ?x1143))))
 (= new.attention.q ?x689)))))))))))))))))
(assert
 (= new.prefill true))
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
 (let (($x3055 (not new.attention.heads.filled)))
 (let (($x2143 (and new.attention.heads.padded $x3055 (or new.attention.heads.leads (= 1 new.tp)))))
 (let (($x2547 (and (not new.attention.heads.moved) (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x427 (= (_ bv63 7) new.attention.scores.per_head)))
 (let (($x2088 (or (not (= (_ bv37 7) new.attention.q)) $x427 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x2547 (and new.attention.one_key (not $x2143)))))
 (not $x2088)))))))
(assert
 (let (($x247 (not old.attention.heads.filled)))
(let (($x1288 (and old.attention.heads.padded $x247 (or old.attention.heads.leads (= 1 old.tp)))))
(let (($x2479 (not old.attention.heads.moved)))
(let (($x2126 (and $x2479 (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x526 (= (_ bv63 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x526 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x2126 (and old.attention.one_key (not $x1288)))))))))
(check-sat)

; from one replica to any number, question 63
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
 (let (($x3517 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x1927 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2684 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x294 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x1505 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x1505 $x294 (= (_ bv56 7) old.attention.head_dim.kind) $x2174 $x2684 $x1927 $x3517 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1837 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2210 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x53 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3118 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x880 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x880 $x3118 (= (_ bv56 7) old.attention.heads.kind) $x2010 $x53 $x2210 $x1837 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x285 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3321 (= (_ bv10 7) old.attention.out.input)))
 (or $x3321 $x285 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x104 (= (_ bv40 7) old.attention.out.split)))
 (or $x104 (= (_ bv57 7) old.attention.out.split) (= (_ bv61 7) old.attention.out.split))))
(assert
 (let (($x1018 (= (_ bv8 7) old.attention.pairs)))
 (or $x1018 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x582 $x1580 $x87 $x1712 $x3604)))))))
(assert
 (let (($x2250 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2250 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1839 $x1023 $x1694 $x406))))))
(assert
 (let (($x1798 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1798 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2011 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3201 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1292 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1292 (= (_ bv56 7) old.attention.value_dim.kind) $x2474 $x3201 (= (_ bv91 7) old.attention.value_dim.kind) $x2011 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x1329 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1329)))
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
 (let ((?x2509 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x275 (div (* ?x2509 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1431 (and $x2010 (< 1 old.attention.heads.parts) (= ?x275 old.attention.heads.n))))
 (= old.attention.heads.filled $x1431))))))
(assert
 (let (($x2857 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2010 $x2857)))))
(assert
 (let (($x1154 (= (- 1) old.attention.heads.n)))
 (let (($x880 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x3444 (ite $x880 (or $x1154 (<= old.attention.heads.parts old.attention.heads.n)) (or $x1154 (< 1 old.attention.heads.n)))))
 (let ((?x2509 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x275 (div (* ?x2509 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2210 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x531 (ite $x2210 (or $x1154 (< old.attention.heads.block old.attention.heads.n)) (ite $x2010 (or $x1154 (< ?x275 old.attention.heads.n)) $x3444))))
 (let (($x1306 (= 1 old.attention.heads.parts)))
 (let (($x1837 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3118 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x53 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x301 (or $x53 $x3118)))
 (let (($x1543 (ite $x301 old.attention.heads.given_moved (ite (or $x1837 $x1306) false $x531))))
 (= old.attention.heads.moved $x1543))))))))))))))))
(assert
 (let ((?x3112 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2296 (div (* ?x3112 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1843 (and $x2174 (< 1 old.attention.head_dim.parts) (= ?x2296 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1843))))))
(assert
 (let (($x2391 (= (- 1) old.attention.head_dim.n)))
 (let (($x1505 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2032 (ite $x1505 (or $x2391 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2391 (< 1 old.attention.head_dim.n)))))
 (let ((?x3112 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2296 (div (* ?x3112 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1927 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x177 (ite $x1927 (or $x2391 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2174 (or $x2391 (< ?x2296 old.attention.head_dim.n)) $x2032))))
 (let (($x3517 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x294 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2684 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2276 (ite (or $x2684 $x294) old.attention.head_dim.given_moved (ite (or $x3517 (= 1 old.attention.head_dim.parts)) false $x177))))
 (= old.attention.head_dim.moved $x2276))))))))))))))
(assert
 (let ((?x2730 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x378 (* (div (- ?x2730 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x328 (and $x2474 (< 1 old.attention.value_dim.parts) (= (div ?x378 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x328))))))
(assert
 (let ((?x2877 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2474 (not (= 0 ?x2877)))))))
(assert
 (let (($x104 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1870 (not $x104)))
 (let (($x3321 (= (_ bv10 7) old.attention.out.input)))
 (let (($x285 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x285 (and $x3321 $x1870))))))))
(assert
 (let (($x159 (not old.attention.heads.padded)))
 (let (($x1306 (= 1 old.attention.heads.parts)))
 (let (($x1837 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3118 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x53 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x301 (or $x53 $x3118)))
 (let (($x1661 (ite $x301 old.attention.heads.given_everywhere (or $x1837 (and $x1306 $x159)))))
 (= old.attention.heads.everywhere $x1661)))))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x1850 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x406 ?x2764 ?x1850)))))))))))))))))))))))
(assert
 (let (($x2377 (not old.attention.value_dim.padded)))
 (let (($x2011 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1292 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3201 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x290 (ite (or $x3201 $x1292) old.attention.value_dim.given_everywhere (or $x2011 (and (= 1 old.attention.value_dim.parts) $x2377)))))
 (= old.attention.value_dim.everywhere $x290)))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x1820 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x406 ?x2764 ?x1820))))))))))))))))))))))))
(assert
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x82 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x906 (ite $x82 old.attention.v (ite $x1023 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x906)))))
(assert
 (let (($x104 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1870 (not $x104)))
 (let (($x3261 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1780 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x3261)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x3261 old.attention.value_dim.everywhere $x1870))))
 (= old.attention.mixed_in (ite $x1780 (_ bv96 7) old.attention.mixed)))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x1438 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2576 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3084 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2070 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3360 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x3360 $x2070 (= (_ bv56 7) new.attention.head_dim.kind) $x3287 $x3084 $x2576 $x1438 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x2102 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1402 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x44 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1739 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x500 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x500 $x1739 (= (_ bv56 7) new.attention.heads.kind) $x1258 $x44 $x1402 $x2102 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3348 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3247 (= (_ bv10 7) new.attention.out.input)))
 (or $x3247 $x3348 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x3253 (= (_ bv40 7) new.attention.out.split)))
 (or $x3253 (= (_ bv57 7) new.attention.out.split) (= (_ bv61 7) new.attention.out.split))))
(assert
 (let (($x1782 (= (_ bv8 7) new.attention.pairs)))
 (or $x1782 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2832 $x2564 $x638 $x444 $x579)))))))
(assert
 (let (($x2175 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2175 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1507 $x452 $x1470 $x3256))))))
(assert
 (let (($x3434 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3434 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2933 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1410 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x994 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x994 (= (_ bv56 7) new.attention.value_dim.kind) $x3470 $x1410 (= (_ bv91 7) new.attention.value_dim.kind) $x2933 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3319 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3319)))
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
 (let ((?x2214 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3018 (div (* ?x2214 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2984 (and $x1258 (< 1 new.attention.heads.parts) (= ?x3018 new.attention.heads.n))))
 (= new.attention.heads.filled $x2984))))))
(assert
 (let (($x1998 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1258 $x1998)))))
(assert
 (let (($x2257 (= (- 1) new.attention.heads.n)))
 (let (($x500 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1293 (ite $x500 (or $x2257 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2257 (< 1 new.attention.heads.n)))))
 (let ((?x2214 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3018 (div (* ?x2214 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1402 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x13 (ite $x1402 (or $x2257 (< new.attention.heads.block new.attention.heads.n)) (ite $x1258 (or $x2257 (< ?x3018 new.attention.heads.n)) $x1293))))
 (let (($x832 (= 1 new.attention.heads.parts)))
 (let (($x2102 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1739 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x44 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2758 (or $x44 $x1739)))
 (let (($x2664 (ite $x2758 new.attention.heads.given_moved (ite (or $x2102 $x832) false $x13))))
 (= new.attention.heads.moved $x2664))))))))))))))))
(assert
 (let ((?x2781 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3372 (div (* ?x2781 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2017 (and $x3287 (< 1 new.attention.head_dim.parts) (= ?x3372 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2017))))))
(assert
 (let (($x1662 (= (- 1) new.attention.head_dim.n)))
 (let (($x3360 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x926 (ite $x3360 (or $x1662 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1662 (< 1 new.attention.head_dim.n)))))
 (let ((?x2781 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3372 (div (* ?x2781 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2576 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3545 (ite $x2576 (or $x1662 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x3287 (or $x1662 (< ?x3372 new.attention.head_dim.n)) $x926))))
 (let (($x1438 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2070 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x3084 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2691 (ite (or $x3084 $x2070) new.attention.head_dim.given_moved (ite (or $x1438 (= 1 new.attention.head_dim.parts)) false $x3545))))
 (= new.attention.head_dim.moved $x2691))))))))))))))
(assert
 (let ((?x2232 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1353 (* (div ?x2232 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2014 (and $x3470 (< 1 new.attention.value_dim.parts) (= (div ?x1353 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2014))))))
(assert
 (let ((?x2732 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x3470 (not (= 0 ?x2732)))))))
(assert
 (let (($x3253 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2345 (not $x3253)))
 (let (($x3247 (= (_ bv10 7) new.attention.out.input)))
 (let (($x3348 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x3348 (and $x3247 $x2345))))))))
(assert
 (let (($x1249 (not new.attention.heads.padded)))
 (let (($x832 (= 1 new.attention.heads.parts)))
 (let (($x2102 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1739 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x44 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2758 (or $x44 $x1739)))
 (let (($x2826 (ite $x2758 new.attention.heads.given_everywhere (or $x2102 (and $x832 $x1249)))))
 (= new.attention.heads.everywhere $x2826)))))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x1248 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3256 ?x3337 ?x1248)))))))))))))))))))))
(assert
 (let (($x360 (not new.attention.value_dim.padded)))
 (let (($x2933 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x994 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1410 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x483 (ite (or $x1410 $x994) new.attention.value_dim.given_everywhere (or $x2933 (and (= 1 new.attention.value_dim.parts) $x360)))))
 (= new.attention.value_dim.everywhere $x483)))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x888 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3256 ?x3337 ?x888))))))))))))))))))))))
(assert
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x807 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1022 (ite $x807 new.attention.v (ite $x452 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1022)))))
(assert
 (let (($x3253 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2345 (not $x3253)))
 (let (($x1874 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1077 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1874)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1874 new.attention.value_dim.everywhere $x2345))))
 (= new.attention.mixed_in (ite $x1077 (_ bv96 7) new.attention.mixed)))))))
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
 (let (($x3077 (or new.attention.head_dim.moved new.attention.value_dim.padded)))
 (let (($x3237 (or new.attention.heads.moved new.attention.heads.padded)))
 (let (($x945 (= 1 new.tp)))
 (let (($x3253 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1690 (or $x3253 (or (= (_ bv96 7) new.attention.mixed_in) (= (_ bv92 7) new.attention.mixed_in)) (and $x945 (not (ite (= (_ bv37 7) new.attention.mixed_in) $x3237 $x3077))))))
 (not $x1690)))))))
(assert
 (let (($x1087 (or old.attention.head_dim.moved old.attention.value_dim.padded)))
(let (($x3435 (or old.attention.heads.moved old.attention.heads.padded)))
(let (($x576 (= 1 old.tp)))
(let (($x104 (= (_ bv40 7) old.attention.out.split)))
(or $x104 (or (= (_ bv96 7) old.attention.mixed_in) (= (_ bv92 7) old.attention.mixed_in)) (and $x576 (not (ite (= (_ bv37 7) old.attention.mixed_in) $x3435 $x1087)))))))))
(check-sat)

; from one replica to any number, question 64
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
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2174 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1837 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x53 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3118 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x3118 (= (_ bv56 7) old.attention.heads.kind) $x2010 $x53 (= (_ bv91 7) old.attention.heads.kind) $x1837 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1436 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x2439 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2742 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3410 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2340 (= (_ bv4 7) old.attention.out.collective)))
 (or $x2340 $x3410 $x2742 $x2439 $x1436)))))))
(assert
 (let (($x285 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3321 (= (_ bv10 7) old.attention.out.input)))
 (or $x3321 $x285 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x844 (= (_ bv61 7) old.attention.out.split)))
 (let (($x104 (= (_ bv40 7) old.attention.out.split)))
 (or $x104 (= (_ bv57 7) old.attention.out.split) $x844))))
(assert
 (let (($x1018 (= (_ bv8 7) old.attention.pairs)))
 (or $x1018 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x582 $x1580 $x87 $x1712 $x3604)))))))
(assert
 (let (($x2250 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2250 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1839 $x1023 $x1694 $x406))))))
(assert
 (let (($x1798 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1798 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2011 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3201 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1292 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1292 (= (_ bv56 7) old.attention.value_dim.kind) $x2474 $x3201 (= (_ bv91 7) old.attention.value_dim.kind) $x2011 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x1897 (= (_ bv96 7) old.hidden.kind)))
 (let (($x716 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2245 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2551 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2158 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1223 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1223 $x2158 (= (_ bv56 7) old.hidden.kind) $x2551 $x2245 $x716 $x1897 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1329 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1329)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x693 (= (_ bv49 7) old.norm.statistic)))
 (or $x693 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x665 (= (_ bv96 7) old.stream)))
 (let (($x3136 (= (_ bv38 7) old.stream)))
 (or $x3136 (= (_ bv94 7) old.stream) $x665))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1384 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x568 (div (* ?x1384 old.hidden.multiple) old.hidden.parts)))
 (let (($x283 (< 1 old.hidden.parts)))
 (let (($x2551 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2551 $x283 (= ?x568 old.hidden.n))))))))
(assert
 (let ((?x1384 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x568 (div (* ?x1384 old.hidden.multiple) old.hidden.parts)))
 (let (($x283 (< 1 old.hidden.parts)))
 (let (($x2551 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2551 $x283 (<= old.hidden.n ?x568))))))))
(assert
 (let (($x2551 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2551 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1223 (= (_ bv26 7) old.hidden.kind)))
 (let (($x3508 (ite $x1223 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1384 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x568 (div (* ?x1384 old.hidden.multiple) old.hidden.parts)))
 (let (($x1691 (= (- 1) old.hidden.n)))
 (let (($x2551 (= (_ bv65 7) old.hidden.kind)))
 (let (($x716 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1734 (ite $x716 (or $x1691 (< old.hidden.block old.hidden.n)) (ite $x2551 (or $x1691 (< ?x568 old.hidden.n)) $x3508))))
 (let (($x2939 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1734)))
 (let (($x2158 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2245 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1278 (or $x2245 $x2158)))
 (= old.hidden.moved (ite $x1278 old.hidden.given_moved $x2939)))))))))))))))
(assert
 (let ((?x2509 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2313 (= (div (* ?x2509 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2010 (< 1 old.attention.heads.parts) $x2313))))))
(assert
 (let (($x2857 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2010 $x2857)))))
(assert
 (let ((?x3112 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2296 (div (* ?x3112 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1843 (and $x2174 (< 1 old.attention.head_dim.parts) (= ?x2296 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1843))))))
(assert
 (let ((?x2730 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x378 (* (div (- ?x2730 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x328 (and $x2474 (< 1 old.attention.value_dim.parts) (= (div ?x378 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x328))))))
(assert
 (let ((?x2877 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2474 (not (= 0 ?x2877)))))))
(assert
 (let (($x104 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1870 (not $x104)))
 (let (($x3321 (= (_ bv10 7) old.attention.out.input)))
 (let (($x285 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x285 (and $x3321 $x1870))))))))
(assert
 (let (($x1897 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2158 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2245 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1278 (or $x2245 $x2158)))
 (let (($x3255 (ite $x1278 old.hidden.given_everywhere (or $x1897 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3255)))))))
(assert
 (let (($x159 (not old.attention.heads.padded)))
 (let (($x1837 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3118 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x53 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1661 (ite (or $x53 $x3118) old.attention.heads.given_everywhere (or $x1837 (and (= 1 old.attention.heads.parts) $x159)))))
 (= old.attention.heads.everywhere $x1661)))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x1850 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x406 ?x2764 ?x1850)))))))))))))))))))))))
(assert
 (let (($x2377 (not old.attention.value_dim.padded)))
 (let (($x2011 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1292 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3201 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x290 (ite (or $x3201 $x1292) old.attention.value_dim.given_everywhere (or $x2011 (and (= 1 old.attention.value_dim.parts) $x2377)))))
 (= old.attention.value_dim.everywhere $x290)))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x1820 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x406 ?x2764 ?x1820))))))))))))))))))))))))
(assert
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x82 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x906 (ite $x82 old.attention.v (ite $x1023 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x906)))))
(assert
 (let (($x104 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1870 (not $x104)))
 (let (($x3261 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1780 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x3261)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x3261 old.attention.value_dim.everywhere $x1870))))
 (= old.attention.mixed_in (ite $x1780 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x3057 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3078 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3226 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3078)))
 (let (($x1445 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2439 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x104 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x104 (or $x2439 $x1445) $x3226) (_ bv96 7) ?x3057)))))))))
(assert
 (let (($x104 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1870 (not $x104)))
 (let (($x576 (= 1 old.tp)))
 (let (($x665 (= (_ bv96 7) old.stream)))
 (let (($x1445 (and (or (not old.attention.out.group.tp) $x576) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x172 (and $x1445 (or $x665 $x576 (not (= (_ bv4 7) old.attention.out.collective)) $x1870))))
 (let (($x2742 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2439 (= (_ bv57 7) old.attention.out.collective)))
 (let ((?x2620 (ite (or (or $x2439 $x2742) $x172) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1436 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x3410 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x3307 (and (or $x3410 $x1436) $x1445)))
 (let ((?x2704 (ite (or $x2439 (and $x2742 (= (_ bv38 7) old.stream)) $x3307) (_ bv38 7) (ite $x2742 (_ bv96 7) (_ bv16 7)))))
 (let (($x2318 (or (and old.hidden.filled (not $x665)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1123 (not $x1445)))
 (let (($x693 (= (_ bv49 7) old.norm.statistic)))
 (let (($x3136 (= (_ bv38 7) old.stream)))
 (let ((?x195 (ite (and $x3410 old.hidden.filled $x3136 $x1123 $x693) old.stream (ite (and $x1436 $x1123 $x2318) old.stream ?x2704))))
 (let ((?x293 (ite (and $x665 old.hidden.everywhere (or $x2439 $x3307)) (_ bv96 7) (ite (and $x3410 old.hidden.filled $x665 $x1123) (_ bv96 7) ?x195))))
 (let (($x2340 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x2122 (ite (= (_ bv38 7) old.attention.out_state) (ite $x2340 (_ bv96 7) ?x293) (ite (= (_ bv96 7) old.attention.out_state) ?x2620 old.attention.out_state))))
 (let ((?x68 (ite $x1436 (ite (not $x665) old.stream (_ bv66 7)) (ite $x2742 (ite $x665 (_ bv96 7) old.stream) (ite $x2439 (_ bv92 7) (_ bv16 7))))))
 (= old.attention.joined (ite (= (_ bv92 7) old.attention.out_state) (ite $x3410 (_ bv96 7) ?x68) ?x2122)))))))))))))))))))))))))
(assert
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x3287 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2102 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x44 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1739 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1739 (= (_ bv56 7) new.attention.heads.kind) $x1258 $x44 (= (_ bv91 7) new.attention.heads.kind) $x2102 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1759 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2785 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3439 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1143 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x564 (= (_ bv4 7) new.attention.out.collective)))
 (or $x564 $x1143 $x3439 $x2785 $x1759)))))))
(assert
 (let (($x3348 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3247 (= (_ bv10 7) new.attention.out.input)))
 (or $x3247 $x3348 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x695 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3253 (= (_ bv40 7) new.attention.out.split)))
 (or $x3253 (= (_ bv57 7) new.attention.out.split) $x695))))
(assert
 (let (($x1782 (= (_ bv8 7) new.attention.pairs)))
 (or $x1782 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2832 $x2564 $x638 $x444 $x579)))))))
(assert
 (let (($x2175 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2175 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1507 $x452 $x1470 $x3256))))))
(assert
 (let (($x3434 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3434 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2933 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1410 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x994 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x994 (= (_ bv56 7) new.attention.value_dim.kind) $x3470 $x1410 (= (_ bv91 7) new.attention.value_dim.kind) $x2933 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x2389 (= (_ bv96 7) new.hidden.kind)))
 (let (($x518 (= (_ bv91 7) new.hidden.kind)))
 (let (($x295 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1250 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2604 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1206 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1206 $x2604 (= (_ bv56 7) new.hidden.kind) $x1250 $x295 $x518 $x2389 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3319 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3319)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1764 (= (_ bv49 7) new.norm.statistic)))
 (or $x1764 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2774 (= (_ bv96 7) new.stream)))
 (let (($x3535 (= (_ bv38 7) new.stream)))
 (or $x3535 (= (_ bv94 7) new.stream) $x2774))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x815 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x706 (div (* ?x815 new.hidden.multiple) new.hidden.parts)))
 (let (($x3363 (< 1 new.hidden.parts)))
 (let (($x1250 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1250 $x3363 (= ?x706 new.hidden.n))))))))
(assert
 (let ((?x815 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x706 (div (* ?x815 new.hidden.multiple) new.hidden.parts)))
 (let (($x3363 (< 1 new.hidden.parts)))
 (let (($x1250 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1250 $x3363 (<= new.hidden.n ?x706))))))))
(assert
 (let (($x1250 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1250 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1206 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1714 (ite $x1206 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x815 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x706 (div (* ?x815 new.hidden.multiple) new.hidden.parts)))
 (let (($x2850 (= (- 1) new.hidden.n)))
 (let (($x1250 (= (_ bv65 7) new.hidden.kind)))
 (let (($x518 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2155 (ite $x518 (or $x2850 (< new.hidden.block new.hidden.n)) (ite $x1250 (or $x2850 (< ?x706 new.hidden.n)) $x1714))))
 (let (($x1372 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2155)))
 (let (($x2604 (= (_ bv48 7) new.hidden.kind)))
 (let (($x295 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1157 (or $x295 $x2604)))
 (= new.hidden.moved (ite $x1157 new.hidden.given_moved $x1372)))))))))))))))
(assert
 (let ((?x2214 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1347 (= (div (* ?x2214 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1258 (< 1 new.attention.heads.parts) $x1347))))))
(assert
 (let (($x1998 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1258 $x1998)))))
(assert
 (let ((?x2781 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3372 (div (* ?x2781 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2017 (and $x3287 (< 1 new.attention.head_dim.parts) (= ?x3372 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2017))))))
(assert
 (let ((?x2232 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1353 (* (div ?x2232 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2014 (and $x3470 (< 1 new.attention.value_dim.parts) (= (div ?x1353 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2014))))))
(assert
 (let ((?x2732 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x3470 (not (= 0 ?x2732)))))))
(assert
 (let (($x3253 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2345 (not $x3253)))
 (let (($x3247 (= (_ bv10 7) new.attention.out.input)))
 (let (($x3348 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x3348 (and $x3247 $x2345))))))))
(assert
 (let (($x2389 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2604 (= (_ bv48 7) new.hidden.kind)))
 (let (($x295 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1157 (or $x295 $x2604)))
 (let (($x1115 (ite $x1157 new.hidden.given_everywhere (or $x2389 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1115)))))))
(assert
 (let (($x1249 (not new.attention.heads.padded)))
 (let (($x2102 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1739 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x44 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2826 (ite (or $x44 $x1739) new.attention.heads.given_everywhere (or $x2102 (and (= 1 new.attention.heads.parts) $x1249)))))
 (= new.attention.heads.everywhere $x2826)))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x1248 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3256 ?x3337 ?x1248)))))))))))))))))))))
(assert
 (let (($x360 (not new.attention.value_dim.padded)))
 (let (($x2933 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x994 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1410 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x483 (ite (or $x1410 $x994) new.attention.value_dim.given_everywhere (or $x2933 (and (= 1 new.attention.value_dim.parts) $x360)))))
 (= new.attention.value_dim.everywhere $x483)))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x888 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3256 ?x3337 ?x888))))))))))))))))))))))
(assert
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x807 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1022 (ite $x807 new.attention.v (ite $x452 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1022)))))
(assert
 (let (($x3253 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2345 (not $x3253)))
 (let (($x1874 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1077 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1874)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1874 new.attention.value_dim.everywhere $x2345))))
 (= new.attention.mixed_in (ite $x1077 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x2886 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2133 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1595 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2133)))
 (let (($x2545 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2785 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3253 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3253 (or $x2785 $x2545) $x1595) (_ bv96 7) ?x2886)))))))))
(assert
 (let (($x3253 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2345 (not $x3253)))
 (let (($x945 (= 1 new.tp)))
 (let (($x2774 (= (_ bv96 7) new.stream)))
 (let (($x2545 (and (or (not new.attention.out.group.tp) $x945) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1551 (and $x2545 (or $x2774 $x945 (not (= (_ bv4 7) new.attention.out.collective)) $x2345))))
 (let (($x3439 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2785 (= (_ bv57 7) new.attention.out.collective)))
 (let ((?x2113 (ite (or (or $x2785 $x3439) $x1551) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1759 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x1143 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2311 (and (or $x1143 $x1759) $x2545)))
 (let ((?x1354 (ite (or $x2785 (and $x3439 (= (_ bv38 7) new.stream)) $x2311) (_ bv38 7) (ite $x3439 (_ bv96 7) (_ bv16 7)))))
 (let (($x3446 (or (and new.hidden.filled (not $x2774)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2131 (not $x2545)))
 (let (($x1764 (= (_ bv49 7) new.norm.statistic)))
 (let (($x3535 (= (_ bv38 7) new.stream)))
 (let ((?x979 (ite (and $x1143 new.hidden.filled $x3535 $x2131 $x1764) new.stream (ite (and $x1759 $x2131 $x3446) new.stream ?x1354))))
 (let ((?x1034 (ite (and $x2774 new.hidden.everywhere (or $x2785 $x2311)) (_ bv96 7) (ite (and $x1143 new.hidden.filled $x2774 $x2131) (_ bv96 7) ?x979))))
 (let (($x564 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x3341 (ite (= (_ bv38 7) new.attention.out_state) (ite $x564 (_ bv96 7) ?x1034) (ite (= (_ bv96 7) new.attention.out_state) ?x2113 new.attention.out_state))))
 (let ((?x2267 (ite $x1759 (ite (not $x2774) new.stream (_ bv66 7)) (ite $x3439 (ite $x2774 (_ bv96 7) new.stream) (ite $x2785 (_ bv92 7) (_ bv16 7))))))
 (= new.attention.joined (ite (= (_ bv92 7) new.attention.out_state) (ite $x1143 (_ bv96 7) ?x2267) ?x3341)))))))))))))))))))))))))
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
 (let (($x2337 (not (or new.hidden.moved new.hidden.padded))))
 (let (($x945 (= 1 new.tp)))
 (let (($x2818 (= new.attention.joined new.stream)))
 (let (($x2326 (or (or (= (_ bv96 7) new.attention.joined) $x2818) (and $x945 (or (not (= (_ bv61 7) new.attention.out.split)) $x2337)))))
 (not $x2326))))))
(assert
 (let (($x3234 (not (or old.hidden.moved old.hidden.padded))))
(let (($x576 (= 1 old.tp)))
(let (($x1362 (= old.attention.joined old.stream)))
(or (or (= (_ bv96 7) old.attention.joined) $x1362) (and $x576 (or (not (= (_ bv61 7) old.attention.out.split)) $x3234)))))))
(check-sat)

; from one replica to any number, question 65
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
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2174 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1837 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x53 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3118 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x3118 (= (_ bv56 7) old.attention.heads.kind) $x2010 $x53 (= (_ bv91 7) old.attention.heads.kind) $x1837 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x2439 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2742 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x2742 $x2439 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x285 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3321 (= (_ bv10 7) old.attention.out.input)))
 (or $x3321 $x285 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x844 (= (_ bv61 7) old.attention.out.split)))
 (let (($x104 (= (_ bv40 7) old.attention.out.split)))
 (or $x104 (= (_ bv57 7) old.attention.out.split) $x844))))
(assert
 (let (($x1018 (= (_ bv8 7) old.attention.pairs)))
 (or $x1018 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x582 $x1580 $x87 $x1712 $x3604)))))))
(assert
 (let (($x2250 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2250 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1839 $x1023 $x1694 $x406))))))
(assert
 (let (($x1798 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1798 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2011 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3201 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1292 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1292 (= (_ bv56 7) old.attention.value_dim.kind) $x2474 $x3201 (= (_ bv91 7) old.attention.value_dim.kind) $x2011 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x1897 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2245 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2551 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2158 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2158 (= (_ bv56 7) old.hidden.kind) $x2551 $x2245 (= (_ bv91 7) old.hidden.kind) $x1897 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1329 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1329)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3136 (= (_ bv38 7) old.stream)))
 (or $x3136 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x2551 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2551 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x2509 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2313 (= (div (* ?x2509 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2010 (< 1 old.attention.heads.parts) $x2313))))))
(assert
 (let (($x2857 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2010 $x2857)))))
(assert
 (let ((?x3112 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2296 (div (* ?x3112 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1843 (and $x2174 (< 1 old.attention.head_dim.parts) (= ?x2296 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1843))))))
(assert
 (let ((?x2730 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x378 (* (div (- ?x2730 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x328 (and $x2474 (< 1 old.attention.value_dim.parts) (= (div ?x378 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x328))))))
(assert
 (let ((?x2877 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2474 (not (= 0 ?x2877)))))))
(assert
 (let (($x104 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1870 (not $x104)))
 (let (($x3321 (= (_ bv10 7) old.attention.out.input)))
 (let (($x285 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x285 (and $x3321 $x1870))))))))
(assert
 (let (($x1897 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3255 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1897 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3255))))
(assert
 (let (($x159 (not old.attention.heads.padded)))
 (let (($x1837 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3118 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x53 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1661 (ite (or $x53 $x3118) old.attention.heads.given_everywhere (or $x1837 (and (= 1 old.attention.heads.parts) $x159)))))
 (= old.attention.heads.everywhere $x1661)))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x1850 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x406 ?x2764 ?x1850)))))))))))))))))))))))
(assert
 (let (($x2377 (not old.attention.value_dim.padded)))
 (let (($x2011 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1292 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3201 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x290 (ite (or $x3201 $x1292) old.attention.value_dim.given_everywhere (or $x2011 (and (= 1 old.attention.value_dim.parts) $x2377)))))
 (= old.attention.value_dim.everywhere $x290)))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x1820 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x406 ?x2764 ?x1820))))))))))))))))))))))))
(assert
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x82 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x906 (ite $x82 old.attention.v (ite $x1023 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x906)))))
(assert
 (let (($x104 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1870 (not $x104)))
 (let (($x3261 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1780 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x3261)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x3261 old.attention.value_dim.everywhere $x1870))))
 (= old.attention.mixed_in (ite $x1780 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x3057 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3078 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3226 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3078)))
 (let (($x1276 (= 1 old.pp)))
 (let (($x1742 (not old.attention.out.group.pp)))
 (let (($x304 (or $x1742 $x1276)))
 (let (($x887 (= 1 old.sp)))
 (let (($x1559 (not old.attention.out.group.sp)))
 (let (($x30 (or $x1559 $x887)))
 (let (($x1840 (= 1 old.dp)))
 (let (($x2050 (not old.attention.out.group.dp)))
 (let (($x1599 (or $x2050 $x1840)))
 (let (($x1445 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x1599 $x30 $x304)))
 (let (($x2439 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x104 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x104 (or $x2439 $x1445) $x3226) (_ bv96 7) ?x3057))))))))))))))))))
(assert
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x3287 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2102 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x44 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1739 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1739 (= (_ bv56 7) new.attention.heads.kind) $x1258 $x44 (= (_ bv91 7) new.attention.heads.kind) $x2102 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2785 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3439 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x3439 $x2785 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x3348 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3247 (= (_ bv10 7) new.attention.out.input)))
 (or $x3247 $x3348 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x695 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3253 (= (_ bv40 7) new.attention.out.split)))
 (or $x3253 (= (_ bv57 7) new.attention.out.split) $x695))))
(assert
 (let (($x1782 (= (_ bv8 7) new.attention.pairs)))
 (or $x1782 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2832 $x2564 $x638 $x444 $x579)))))))
(assert
 (let (($x2175 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2175 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1507 $x452 $x1470 $x3256))))))
(assert
 (let (($x3434 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3434 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2933 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1410 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x994 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x994 (= (_ bv56 7) new.attention.value_dim.kind) $x3470 $x1410 (= (_ bv91 7) new.attention.value_dim.kind) $x2933 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2389 (= (_ bv96 7) new.hidden.kind)))
 (let (($x295 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1250 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2604 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2604 (= (_ bv56 7) new.hidden.kind) $x1250 $x295 (= (_ bv91 7) new.hidden.kind) $x2389 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3319 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3319)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3535 (= (_ bv38 7) new.stream)))
 (or $x3535 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x1250 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1250 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2214 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1347 (= (div (* ?x2214 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1258 (< 1 new.attention.heads.parts) $x1347))))))
(assert
 (let (($x1998 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1258 $x1998)))))
(assert
 (let ((?x2781 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3372 (div (* ?x2781 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2017 (and $x3287 (< 1 new.attention.head_dim.parts) (= ?x3372 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2017))))))
(assert
 (let ((?x2232 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1353 (* (div ?x2232 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2014 (and $x3470 (< 1 new.attention.value_dim.parts) (= (div ?x1353 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2014))))))
(assert
 (let ((?x2732 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x3470 (not (= 0 ?x2732)))))))
(assert
 (let (($x3253 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2345 (not $x3253)))
 (let (($x3247 (= (_ bv10 7) new.attention.out.input)))
 (let (($x3348 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x3348 (and $x3247 $x2345))))))))
(assert
 (let (($x2389 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1115 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2389 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1115))))
(assert
 (let (($x1249 (not new.attention.heads.padded)))
 (let (($x2102 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1739 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x44 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2826 (ite (or $x44 $x1739) new.attention.heads.given_everywhere (or $x2102 (and (= 1 new.attention.heads.parts) $x1249)))))
 (= new.attention.heads.everywhere $x2826)))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x1248 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3256 ?x3337 ?x1248)))))))))))))))))))))
(assert
 (let (($x360 (not new.attention.value_dim.padded)))
 (let (($x2933 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x994 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1410 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x483 (ite (or $x1410 $x994) new.attention.value_dim.given_everywhere (or $x2933 (and (= 1 new.attention.value_dim.parts) $x360)))))
 (= new.attention.value_dim.everywhere $x483)))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x888 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3256 ?x3337 ?x888))))))))))))))))))))))
(assert
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x807 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1022 (ite $x807 new.attention.v (ite $x452 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1022)))))
(assert
 (let (($x3253 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2345 (not $x3253)))
 (let (($x1874 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1077 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1874)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1874 new.attention.value_dim.everywhere $x2345))))
 (= new.attention.mixed_in (ite $x1077 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x2886 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2133 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1595 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2133)))
 (let (($x249 (= 1 new.pp)))
 (let (($x1197 (not new.attention.out.group.pp)))
 (let (($x2159 (or $x1197 $x249)))
 (let (($x460 (= 1 new.sp)))
 (let (($x314 (not new.attention.out.group.sp)))
 (let (($x1596 (or $x314 $x460)))
 (let (($x1615 (= 1 new.dp)))
 (let (($x2801 (not new.attention.out.group.dp)))
 (let (($x2182 (or $x2801 $x1615)))
 (let (($x2545 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x2182 $x1596 $x2159)))
 (let (($x2785 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3253 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3253 (or $x2785 $x2545) $x1595) (_ bv96 7) ?x2886))))))))))))))))))
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
 (let (($x249 (= 1 new.pp)))
 (let (($x1197 (not new.attention.out.group.pp)))
 (let (($x2159 (or $x1197 $x249)))
 (let (($x460 (= 1 new.sp)))
 (let (($x314 (not new.attention.out.group.sp)))
 (let (($x1596 (or $x314 $x460)))
 (let (($x1615 (= 1 new.dp)))
 (let (($x2801 (not new.attention.out.group.dp)))
 (let (($x2182 (or $x2801 $x1615)))
 (let (($x758 (and (or new.attention.out.group.tp (= 1 new.tp)) $x2182 $x1596 $x2159)))
 (let (($x241 (= (_ bv38 7) new.attention.out_state)))
 (let (($x3334 (= (_ bv96 7) new.attention.out_state)))
 (let (($x2545 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x2182 $x1596 $x2159)))
 (let (($x1387 (and $x2545 (or $x3334 (and $x241 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x3439 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2785 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1226 (or $x2785 (and $x3439 (or $x3334 (and $x241 (= (_ bv38 7) new.stream)))) $x1387 $x758)))
 (not $x1226)))))))))))))))))))
(assert
 (let (($x1276 (= 1 old.pp)))
(let (($x1742 (not old.attention.out.group.pp)))
(let (($x304 (or $x1742 $x1276)))
(let (($x887 (= 1 old.sp)))
(let (($x1559 (not old.attention.out.group.sp)))
(let (($x30 (or $x1559 $x887)))
(let (($x1840 (= 1 old.dp)))
(let (($x2050 (not old.attention.out.group.dp)))
(let (($x1599 (or $x2050 $x1840)))
(let (($x1586 (and (or old.attention.out.group.tp (= 1 old.tp)) $x1599 $x30 $x304)))
(let (($x1765 (= (_ bv38 7) old.attention.out_state)))
(let (($x3484 (= (_ bv96 7) old.attention.out_state)))
(let (($x1445 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x1599 $x30 $x304)))
(let (($x1284 (and $x1445 (or $x3484 (and $x1765 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x2742 (= (_ bv10 7) old.attention.out.collective)))
(let (($x2439 (= (_ bv57 7) old.attention.out.collective)))
(or $x2439 (and $x2742 (or $x3484 (and $x1765 (= (_ bv38 7) old.stream)))) $x1284 $x1586))))))))))))))))))
(check-sat)

; from one replica to any number, question 66
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
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2174 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1837 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x53 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3118 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x3118 (= (_ bv56 7) old.attention.heads.kind) $x2010 $x53 (= (_ bv91 7) old.attention.heads.kind) $x1837 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x3391 (= (_ bv29 7) old.attention.out.bias)))
 (let (($x670 (= (_ bv27 7) old.attention.out.bias)))
 (let (($x3147 (= (_ bv1 7) old.attention.out.bias)))
 (or $x3147 (= (_ bv23 7) old.attention.out.bias) $x670 $x3391)))))
(assert
 (let (($x1436 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x2439 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2742 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x3410 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2340 (= (_ bv4 7) old.attention.out.collective)))
 (or $x2340 $x3410 $x2742 $x2439 $x1436)))))))
(assert
 (let (($x285 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3321 (= (_ bv10 7) old.attention.out.input)))
 (or $x3321 $x285 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x844 (= (_ bv61 7) old.attention.out.split)))
 (let (($x104 (= (_ bv40 7) old.attention.out.split)))
 (or $x104 (= (_ bv57 7) old.attention.out.split) $x844))))
(assert
 (let (($x1018 (= (_ bv8 7) old.attention.pairs)))
 (or $x1018 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x582 $x1580 $x87 $x1712 $x3604)))))))
(assert
 (let (($x2250 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2250 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1839 $x1023 $x1694 $x406))))))
(assert
 (let (($x1798 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1798 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2011 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3201 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1292 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1292 (= (_ bv56 7) old.attention.value_dim.kind) $x2474 $x3201 (= (_ bv91 7) old.attention.value_dim.kind) $x2011 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x1897 (= (_ bv96 7) old.hidden.kind)))
 (let (($x716 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2245 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2551 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2158 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1223 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1223 $x2158 (= (_ bv56 7) old.hidden.kind) $x2551 $x2245 $x716 $x1897 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1329 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1329)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1174 (= (_ bv49 7) old.norm.statistic)))
 (or $x1174 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x665 (= (_ bv96 7) old.stream)))
 (let (($x3136 (= (_ bv38 7) old.stream)))
 (or $x3136 (= (_ bv94 7) old.stream) $x665))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1419 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2745 (div (* ?x1419 old.hidden.multiple) old.hidden.parts)))
 (let (($x1473 (< 1 old.hidden.parts)))
 (let (($x2551 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2551 $x1473 (= ?x2745 old.hidden.n))))))))
(assert
 (let ((?x1419 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2745 (div (* ?x1419 old.hidden.multiple) old.hidden.parts)))
 (let (($x1473 (< 1 old.hidden.parts)))
 (let (($x2551 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x2551 $x1473 (<= old.hidden.n ?x2745))))))))
(assert
 (let (($x2551 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2551 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1223 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2269 (ite $x1223 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1419 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2745 (div (* ?x1419 old.hidden.multiple) old.hidden.parts)))
 (let (($x2318 (= (- 1) old.hidden.n)))
 (let (($x2551 (= (_ bv65 7) old.hidden.kind)))
 (let (($x716 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2848 (ite $x716 (or $x2318 (< old.hidden.block old.hidden.n)) (ite $x2551 (or $x2318 (< ?x2745 old.hidden.n)) $x2269))))
 (let (($x950 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2848)))
 (let (($x2158 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2245 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1278 (or $x2245 $x2158)))
 (= old.hidden.moved (ite $x1278 old.hidden.given_moved $x950)))))))))))))))
(assert
 (let ((?x2509 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2313 (= (div (* ?x2509 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2010 (< 1 old.attention.heads.parts) $x2313))))))
(assert
 (let (($x2857 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2010 $x2857)))))
(assert
 (let ((?x3112 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2296 (div (* ?x3112 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1843 (and $x2174 (< 1 old.attention.head_dim.parts) (= ?x2296 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1843))))))
(assert
 (let ((?x2730 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x378 (* (div (- ?x2730 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x328 (and $x2474 (< 1 old.attention.value_dim.parts) (= (div ?x378 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x328))))))
(assert
 (let ((?x2877 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2474 (not (= 0 ?x2877)))))))
(assert
 (let (($x104 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1870 (not $x104)))
 (let (($x3321 (= (_ bv10 7) old.attention.out.input)))
 (let (($x285 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x285 (and $x3321 $x1870))))))))
(assert
 (let (($x1897 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2158 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2245 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1278 (or $x2245 $x2158)))
 (let (($x3255 (ite $x1278 old.hidden.given_everywhere (or $x1897 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3255)))))))
(assert
 (let (($x1500 (not old.hidden.moved)))
 (let (($x738 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x1500)))
 (let (($x3098 (= 1 old.hidden.parts)))
 (let (($x2158 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2245 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1278 (or $x2245 $x2158)))
 (= old.hidden.first_alone (ite $x1278 old.hidden.given_first (or $x3098 $x738))))))))))
(assert
 (let (($x159 (not old.attention.heads.padded)))
 (let (($x1837 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3118 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x53 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1661 (ite (or $x53 $x3118) old.attention.heads.given_everywhere (or $x1837 (and (= 1 old.attention.heads.parts) $x159)))))
 (= old.attention.heads.everywhere $x1661)))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x1850 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x406 ?x2764 ?x1850)))))))))))))))))))))))
(assert
 (let (($x2377 (not old.attention.value_dim.padded)))
 (let (($x2011 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1292 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3201 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x290 (ite (or $x3201 $x1292) old.attention.value_dim.given_everywhere (or $x2011 (and (= 1 old.attention.value_dim.parts) $x2377)))))
 (= old.attention.value_dim.everywhere $x290)))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x1820 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x406 ?x2764 ?x1820))))))))))))))))))))))))
(assert
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x82 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x906 (ite $x82 old.attention.v (ite $x1023 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x906)))))
(assert
 (let (($x104 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1870 (not $x104)))
 (let (($x3261 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1780 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x3261)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x3261 old.attention.value_dim.everywhere $x1870))))
 (= old.attention.mixed_in (ite $x1780 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x3057 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3078 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3226 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3078)))
 (let (($x1445 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2439 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x104 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x104 (or $x2439 $x1445) $x3226) (_ bv96 7) ?x3057)))))))))
(assert
 (let (($x104 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1870 (not $x104)))
 (let (($x576 (= 1 old.tp)))
 (let (($x665 (= (_ bv96 7) old.stream)))
 (let (($x1445 (and (or (not old.attention.out.group.tp) $x576) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3388 (and $x1445 (or $x665 $x576 (not (= (_ bv4 7) old.attention.out.collective)) $x1870))))
 (let (($x2742 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2439 (= (_ bv57 7) old.attention.out.collective)))
 (let ((?x364 (ite (or (or $x2439 $x2742) $x3388) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3484 (= (_ bv96 7) old.attention.out_state)))
 (let (($x1436 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x3410 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1459 (and (or $x3410 $x1436) $x1445)))
 (let ((?x2557 (ite (or $x2439 (and $x2742 (= (_ bv38 7) old.stream)) $x1459) (_ bv38 7) (ite $x2742 (_ bv96 7) (_ bv16 7)))))
 (let (($x68 (or (and old.hidden.filled (not $x665)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x3302 (not $x1445)))
 (let (($x1174 (= (_ bv49 7) old.norm.statistic)))
 (let (($x3136 (= (_ bv38 7) old.stream)))
 (let ((?x718 (ite (and $x3410 old.hidden.filled $x3136 $x3302 $x1174) old.stream (ite (and $x1436 $x3302 $x68) old.stream ?x2557))))
 (let ((?x391 (ite (and $x665 old.hidden.everywhere (or $x2439 $x1459)) (_ bv96 7) (ite (and $x3410 old.hidden.filled $x665 $x3302) (_ bv96 7) ?x718))))
 (let (($x2340 (= (_ bv4 7) old.attention.out.collective)))
 (let (($x1765 (= (_ bv38 7) old.attention.out_state)))
 (let ((?x1380 (ite $x1436 (ite (not $x665) old.stream (_ bv66 7)) (ite $x2742 (ite $x665 (_ bv96 7) old.stream) (ite $x2439 (_ bv92 7) (_ bv16 7))))))
 (let (($x2363 (= (_ bv92 7) old.attention.out_state)))
 (let ((?x1312 (ite $x2363 (ite $x3410 (_ bv96 7) ?x1380) (ite $x1765 (ite $x2340 (_ bv96 7) ?x391) (ite $x3484 ?x364 old.attention.out_state)))))
 (= old.attention.joined ?x1312)))))))))))))))))))))))))))
(assert
 (let (($x3242 (not old.hidden.everywhere)))
 (let (($x3410 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1765 (= (_ bv38 7) old.attention.out_state)))
 (= old.attention.full_though_split (and $x1765 (= (_ bv96 7) old.attention.joined) $x3410 $x3242))))))
(assert
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x3287 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2102 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x44 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1739 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1739 (= (_ bv56 7) new.attention.heads.kind) $x1258 $x44 (= (_ bv91 7) new.attention.heads.kind) $x2102 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1542 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x1205 (= (_ bv27 7) new.attention.out.bias)))
 (let (($x3016 (= (_ bv1 7) new.attention.out.bias)))
 (or $x3016 (= (_ bv23 7) new.attention.out.bias) $x1205 $x1542)))))
(assert
 (let (($x1759 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2785 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3439 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1143 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x564 (= (_ bv4 7) new.attention.out.collective)))
 (or $x564 $x1143 $x3439 $x2785 $x1759)))))))
(assert
 (let (($x3348 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3247 (= (_ bv10 7) new.attention.out.input)))
 (or $x3247 $x3348 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x695 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3253 (= (_ bv40 7) new.attention.out.split)))
 (or $x3253 (= (_ bv57 7) new.attention.out.split) $x695))))
(assert
 (let (($x1782 (= (_ bv8 7) new.attention.pairs)))
 (or $x1782 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2832 $x2564 $x638 $x444 $x579)))))))
(assert
 (let (($x2175 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2175 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1507 $x452 $x1470 $x3256))))))
(assert
 (let (($x3434 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3434 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2933 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1410 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x994 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x994 (= (_ bv56 7) new.attention.value_dim.kind) $x3470 $x1410 (= (_ bv91 7) new.attention.value_dim.kind) $x2933 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x2389 (= (_ bv96 7) new.hidden.kind)))
 (let (($x518 (= (_ bv91 7) new.hidden.kind)))
 (let (($x295 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1250 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2604 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1206 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1206 $x2604 (= (_ bv56 7) new.hidden.kind) $x1250 $x295 $x518 $x2389 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3319 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3319)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x747 (= (_ bv49 7) new.norm.statistic)))
 (or $x747 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2774 (= (_ bv96 7) new.stream)))
 (let (($x3535 (= (_ bv38 7) new.stream)))
 (or $x3535 (= (_ bv94 7) new.stream) $x2774))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1686 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3258 (div (* ?x1686 new.hidden.multiple) new.hidden.parts)))
 (let (($x252 (< 1 new.hidden.parts)))
 (let (($x1250 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1250 $x252 (= ?x3258 new.hidden.n))))))))
(assert
 (let ((?x1686 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3258 (div (* ?x1686 new.hidden.multiple) new.hidden.parts)))
 (let (($x252 (< 1 new.hidden.parts)))
 (let (($x1250 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x1250 $x252 (<= new.hidden.n ?x3258))))))))
(assert
 (let (($x1250 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1250 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1206 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1178 (ite $x1206 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1686 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3258 (div (* ?x1686 new.hidden.multiple) new.hidden.parts)))
 (let (($x529 (= (- 1) new.hidden.n)))
 (let (($x1250 (= (_ bv65 7) new.hidden.kind)))
 (let (($x518 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2612 (ite $x518 (or $x529 (< new.hidden.block new.hidden.n)) (ite $x1250 (or $x529 (< ?x3258 new.hidden.n)) $x1178))))
 (let (($x3353 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2612)))
 (let (($x2604 (= (_ bv48 7) new.hidden.kind)))
 (let (($x295 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1157 (or $x295 $x2604)))
 (= new.hidden.moved (ite $x1157 new.hidden.given_moved $x3353)))))))))))))))
(assert
 (let ((?x2214 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1347 (= (div (* ?x2214 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1258 (< 1 new.attention.heads.parts) $x1347))))))
(assert
 (let (($x1998 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1258 $x1998)))))
(assert
 (let ((?x2781 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3372 (div (* ?x2781 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2017 (and $x3287 (< 1 new.attention.head_dim.parts) (= ?x3372 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2017))))))
(assert
 (let ((?x2232 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1353 (* (div ?x2232 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2014 (and $x3470 (< 1 new.attention.value_dim.parts) (= (div ?x1353 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2014))))))
(assert
 (let ((?x2732 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x3470 (not (= 0 ?x2732)))))))
(assert
 (let (($x3253 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2345 (not $x3253)))
 (let (($x3247 (= (_ bv10 7) new.attention.out.input)))
 (let (($x3348 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x3348 (and $x3247 $x2345))))))))
(assert
 (let (($x2389 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2604 (= (_ bv48 7) new.hidden.kind)))
 (let (($x295 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1157 (or $x295 $x2604)))
 (let (($x1115 (ite $x1157 new.hidden.given_everywhere (or $x2389 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1115)))))))
(assert
 (let (($x3477 (not new.hidden.moved)))
 (let (($x2615 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x3477)))
 (let (($x1247 (= 1 new.hidden.parts)))
 (let (($x2604 (= (_ bv48 7) new.hidden.kind)))
 (let (($x295 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1157 (or $x295 $x2604)))
 (= new.hidden.first_alone (ite $x1157 new.hidden.given_first (or $x1247 $x2615))))))))))
(assert
 (let (($x1249 (not new.attention.heads.padded)))
 (let (($x2102 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1739 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x44 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2826 (ite (or $x44 $x1739) new.attention.heads.given_everywhere (or $x2102 (and (= 1 new.attention.heads.parts) $x1249)))))
 (= new.attention.heads.everywhere $x2826)))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x1248 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3256 ?x3337 ?x1248)))))))))))))))))))))
(assert
 (let (($x360 (not new.attention.value_dim.padded)))
 (let (($x2933 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x994 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1410 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x483 (ite (or $x1410 $x994) new.attention.value_dim.given_everywhere (or $x2933 (and (= 1 new.attention.value_dim.parts) $x360)))))
 (= new.attention.value_dim.everywhere $x483)))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x888 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3256 ?x3337 ?x888))))))))))))))))))))))
(assert
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x807 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1022 (ite $x807 new.attention.v (ite $x452 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1022)))))
(assert
 (let (($x3253 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2345 (not $x3253)))
 (let (($x1874 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1077 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1874)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1874 new.attention.value_dim.everywhere $x2345))))
 (= new.attention.mixed_in (ite $x1077 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x2886 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2133 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1595 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2133)))
 (let (($x2545 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2785 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3253 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3253 (or $x2785 $x2545) $x1595) (_ bv96 7) ?x2886)))))))))
(assert
 (let (($x3253 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2345 (not $x3253)))
 (let (($x945 (= 1 new.tp)))
 (let (($x2774 (= (_ bv96 7) new.stream)))
 (let (($x2545 (and (or (not new.attention.out.group.tp) $x945) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2034 (and $x2545 (or $x2774 $x945 (not (= (_ bv4 7) new.attention.out.collective)) $x2345))))
 (let (($x3439 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2785 (= (_ bv57 7) new.attention.out.collective)))
 (let ((?x622 (ite (or (or $x2785 $x3439) $x2034) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3334 (= (_ bv96 7) new.attention.out_state)))
 (let (($x1759 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x1143 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2662 (and (or $x1143 $x1759) $x2545)))
 (let ((?x2819 (ite (or $x2785 (and $x3439 (= (_ bv38 7) new.stream)) $x2662) (_ bv38 7) (ite $x3439 (_ bv96 7) (_ bv16 7)))))
 (let (($x964 (or (and new.hidden.filled (not $x2774)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1310 (not $x2545)))
 (let (($x747 (= (_ bv49 7) new.norm.statistic)))
 (let (($x3535 (= (_ bv38 7) new.stream)))
 (let ((?x430 (ite (and $x1143 new.hidden.filled $x3535 $x1310 $x747) new.stream (ite (and $x1759 $x1310 $x964) new.stream ?x2819))))
 (let ((?x1800 (ite (and $x2774 new.hidden.everywhere (or $x2785 $x2662)) (_ bv96 7) (ite (and $x1143 new.hidden.filled $x2774 $x1310) (_ bv96 7) ?x430))))
 (let (($x564 (= (_ bv4 7) new.attention.out.collective)))
 (let (($x241 (= (_ bv38 7) new.attention.out_state)))
 (let ((?x531 (ite $x1759 (ite (not $x2774) new.stream (_ bv66 7)) (ite $x3439 (ite $x2774 (_ bv96 7) new.stream) (ite $x2785 (_ bv92 7) (_ bv16 7))))))
 (let (($x632 (= (_ bv92 7) new.attention.out_state)))
 (let ((?x2212 (ite $x632 (ite $x1143 (_ bv96 7) ?x531) (ite $x241 (ite $x564 (_ bv96 7) ?x1800) (ite $x3334 ?x622 new.attention.out_state)))))
 (= new.attention.joined ?x2212)))))))))))))))))))))))))))
(assert
 (let (($x568 (not new.hidden.everywhere)))
 (let (($x1143 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x241 (= (_ bv38 7) new.attention.out_state)))
 (= new.attention.full_though_split (and $x241 (= (_ bv96 7) new.attention.joined) $x1143 $x568))))))
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
 (let (($x425 (or (and (= (_ bv38 7) new.attention.out_state) new.hidden.first_alone) (and (= (_ bv96 7) new.attention.out_state) new.stream.first_keeps_all))))
 (let (($x1542 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x400 (not new.attention.full_though_split)))
 (let (($x620 (and (not (= (_ bv92 7) new.attention.out_state)) (or (= (_ bv1 7) new.attention.out.bias) (= (_ bv27 7) new.attention.out.bias)) $x400)))
 (let (($x632 (= (_ bv92 7) new.attention.out_state)))
 (let (($x945 (= 1 new.tp)))
 (let (($x2505 (or $x945 (not new.model.out_bias) (and $x632 (not (= (_ bv27 7) new.attention.out.bias))) $x620 (and $x1542 $x425))))
 (not $x2505)))))))))
(assert
 (let (($x1911 (or (and (= (_ bv38 7) old.attention.out_state) old.hidden.first_alone) (and (= (_ bv96 7) old.attention.out_state) old.stream.first_keeps_all))))
(let (($x3391 (= (_ bv29 7) old.attention.out.bias)))
(let (($x1651 (not old.attention.full_though_split)))
(let (($x2653 (and (not (= (_ bv92 7) old.attention.out_state)) (or (= (_ bv1 7) old.attention.out.bias) (= (_ bv27 7) old.attention.out.bias)) $x1651)))
(let (($x2363 (= (_ bv92 7) old.attention.out_state)))
(let (($x1203 (not old.model.out_bias)))
(let (($x576 (= 1 old.tp)))
(or $x576 $x1203 (and $x2363 (not (= (_ bv27 7) old.attention.out.bias))) $x2653 (and $x3391 $x1911))))))))))
(check-sat)

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
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2174 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1837 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x53 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x3118 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x3118 (= (_ bv56 7) old.attention.heads.kind) $x2010 $x53 (= (_ bv91 7) old.attention.heads.kind) $x1837 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1436 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x2439 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x3410 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x3410 (= (_ bv10 7) old.attention.out.collective) $x2439 $x1436)))))
(assert
 (let (($x285 (= (_ bv32 7) old.attention.out.input)))
 (let (($x3321 (= (_ bv10 7) old.attention.out.input)))
 (or $x3321 $x285 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1945 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x1460 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1551 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x2856 (= (_ bv1 7) old.attention.out.residual)))
 (or $x2856 $x1551 $x1460 $x1945))))))
(assert
 (let (($x844 (= (_ bv61 7) old.attention.out.split)))
 (let (($x104 (= (_ bv40 7) old.attention.out.split)))
 (or $x104 (= (_ bv57 7) old.attention.out.split) $x844))))
(assert
 (let (($x1018 (= (_ bv8 7) old.attention.pairs)))
 (or $x1018 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x582 $x1580 $x87 $x1712 $x3604)))))))
(assert
 (let (($x2250 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2250 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1839 $x1023 $x1694 $x406))))))
(assert
 (let (($x1798 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1798 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2011 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x3201 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1292 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1292 (= (_ bv56 7) old.attention.value_dim.kind) $x2474 $x3201 (= (_ bv91 7) old.attention.value_dim.kind) $x2011 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x3107 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x3107 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x958 (= (_ bv38 7) old.embedding.split)))
 (or $x958 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x2606 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x2606 (= (_ bv10 7) old.ffn.down.collective) (= (_ bv57 7) old.ffn.down.collective) (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x395 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x2082 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x2082 (= (_ bv23 7) old.ffn.down.residual) $x395 (= (_ bv29 7) old.ffn.down.residual)))))
(assert
 (let (($x3367 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x3367)))
(assert
 (let (($x1897 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2245 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2551 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2158 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2158 (= (_ bv56 7) old.hidden.kind) $x2551 $x2245 (= (_ bv91 7) old.hidden.kind) $x1897 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x629 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x629 (= (_ bv82 7) old.model.norm))))
(assert
 (let (($x1329 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1329)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x665 (= (_ bv96 7) old.stream)))
 (let (($x2079 (= (_ bv94 7) old.stream)))
 (let (($x3136 (= (_ bv38 7) old.stream)))
 (or $x3136 $x2079 $x665)))))
(assert
 (let (($x2891 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x989 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x3073 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x3073 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x989 (= (_ bv91 7) old.stream_tokens.kind) $x2891 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x1419 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x816 (= (div (* ?x1419 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x2551 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2551 (< 1 old.hidden.parts) $x816))))))
(assert
 (let (($x2551 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2551 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2891 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1406 (or $x2891 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x1494 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x1406)))
 (= old.stream_tokens.everywhere $x1494)))))
(assert
 (let ((?x2509 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x2313 (= (div (* ?x2509 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x2010 (< 1 old.attention.heads.parts) $x2313))))))
(assert
 (let (($x2857 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2010 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2010 $x2857)))))
(assert
 (let ((?x3112 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2296 (div (* ?x3112 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2174 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1843 (and $x2174 (< 1 old.attention.head_dim.parts) (= ?x2296 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1843))))))
(assert
 (let ((?x2730 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x378 (* (div (- ?x2730 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x328 (and $x2474 (< 1 old.attention.value_dim.parts) (= (div ?x378 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x328))))))
(assert
 (let ((?x2877 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x2474 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x2474 (not (= 0 ?x2877)))))))
(assert
 (let (($x104 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1870 (not $x104)))
 (let (($x3321 (= (_ bv10 7) old.attention.out.input)))
 (let (($x285 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x285 (and $x3321 $x1870))))))))
(assert
 (let (($x844 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1460 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x2856 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x2856 (and $x1460 $x844)))))))
(assert
 (let (($x2082 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x3508 (or $x2082 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x3508)))))
(assert
 (let (($x979 (not old.model.embedding_norm)))
 (let (($x920 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x3136 (= (_ bv38 7) old.stream)))
 (let (($x3107 (= (_ bv5 7) old.embedding.collective)))
 (let (($x958 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x958 $x3107 $x3136 old.hidden.filled (not $x920) $x979))))))))
(assert
 (let (($x629 (= (_ bv68 7) old.model.norm)))
 (let (($x1445 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3302 (not $x1445)))
 (let (($x3136 (= (_ bv38 7) old.stream)))
 (let (($x3410 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x844 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x844 $x3410 $x3136 old.hidden.filled $x3302 $x629)))))))))
(assert
 (let (($x629 (= (_ bv68 7) old.model.norm)))
 (let (($x2868 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x3136 (= (_ bv38 7) old.stream)))
 (let (($x2606 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x3367 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x3367 $x2606 $x3136 old.hidden.filled (not $x2868) $x629))))))))
(assert
 (let (($x1897 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3255 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1897 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x3255))))
(assert
 (let (($x159 (not old.attention.heads.padded)))
 (let (($x1837 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x3118 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x53 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1661 (ite (or $x53 $x3118) old.attention.heads.given_everywhere (or $x1837 (and (= 1 old.attention.heads.parts) $x159)))))
 (= old.attention.heads.everywhere $x1661)))))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x1850 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x406 ?x2764 ?x1850)))))))))))))))))))))))
(assert
 (let (($x2377 (not old.attention.value_dim.padded)))
 (let (($x2011 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1292 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x3201 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x290 (ite (or $x3201 $x1292) old.attention.value_dim.given_everywhere (or $x2011 (and (= 1 old.attention.value_dim.parts) $x2377)))))
 (= old.attention.value_dim.everywhere $x290)))))))
(assert
 (let (($x635 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x635)))
(assert
 (let (($x665 (= (_ bv96 7) old.stream)))
 (let (($x753 (or $x665 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x753))))
(assert
 (let (($x3604 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x582 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1428 (ite (or $x582 $x3604) (_ bv16 7) (_ bv96 7))))
 (let (($x1712 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x750 (or old.model.latent old.attention.kv_filled)))
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1580 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2624 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1839 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x2951 (and $x1580 $x1839 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x2624)))
 (let ((?x3099 (ite (or $x582 $x2951 (and $x1580 $x1023 old.attention.heads.filled $x750)) (_ bv96 7) (_ bv16 7))))
 (let (($x2491 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x87 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1236 (or $x87 $x1712)))
 (let ((?x559 (ite (or $x1236 $x2491) old.attention.qkv.split ?x3099)))
 (let (($x1694 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2074 (not $x1694)))
 (let ((?x1820 (ite $x2074 ?x559 (ite (or $x1712 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1428))))
 (let ((?x2764 (ite (or $x1236 $x2491 old.model.query_latent) (_ bv96 7) (ite $x1580 (_ bv21 7) (_ bv16 7)))))
 (let (($x406 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x406 ?x2764 ?x1820))))))))))))))))))))))))
(assert
 (let (($x2126 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x2423 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x724 (and old.model.behind_dense $x2423)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x724 $x2126))))))
(assert
 (let (($x1023 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x82 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x906 (ite $x82 old.attention.v (ite $x1023 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x906)))))
(assert
 (let (($x104 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1870 (not $x104)))
 (let (($x3261 (= (_ bv36 7) old.attention.mixed)))
 (let (($x1780 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x3261)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x3261 old.attention.value_dim.everywhere $x1870))))
 (= old.attention.mixed_in (ite $x1780 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x3057 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3078 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x3226 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3078)))
 (let (($x1445 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2439 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x104 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x104 (or $x2439 $x1445) $x3226) (_ bv96 7) ?x3057)))))))))
(assert
 (let (($x3410 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1551 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x1945 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x665 (= (_ bv96 7) old.stream)))
 (let (($x1765 (= (_ bv38 7) old.attention.out_state)))
 (let (($x2363 (= (_ bv92 7) old.attention.out_state)))
 (let (($x2048 (and $x1945 old.stream.first_has_all (or (or $x2363 (= (_ bv96 7) old.attention.out_state)) old.hidden.filled))))
 (let (($x1267 (= old.attention.out_state old.stream)))
 (let (($x3487 (and (or $x1945 $x1551) $x2363 (or $x665 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x3136 (= (_ bv38 7) old.stream)))
 (let (($x1460 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x578 (and $x1460 (not $x2363) (or $x1267 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x740 (or $x578 (and $x1460 $x3136 old.hidden.filled) $x3487 (and $x1945 old.stream.first_keeps_all $x1267) $x2048 (and $x1765 $x665 old.hidden.filled (or $x1945 (= $x1551 $x3410))))))
 (let (($x1445 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x3302 (not $x1445)))
 (let (($x195 (or $x2363 (and $x1765 (or $x3410 (= (_ bv73 7) old.attention.out.collective)) $x3302))))
 (let (($x3317 (or $x1267 (and old.stream.in_order (or (not $x1765) old.hidden.everywhere)))))
 (let (($x576 (= 1 old.tp)))
 (let (($x2138 (or (and $x576 $x3317) (and (not (and $x1460 old.stream.junk_in_attention $x195)) $x740))))
 (= old.attention.residual_once $x2138)))))))))))))))))))))
(assert
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x3287 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x2102 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x44 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1739 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x1739 (= (_ bv56 7) new.attention.heads.kind) $x1258 $x44 (= (_ bv91 7) new.attention.heads.kind) $x2102 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1759 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2785 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x1143 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x1143 (= (_ bv10 7) new.attention.out.collective) $x2785 $x1759)))))
(assert
 (let (($x3348 (= (_ bv32 7) new.attention.out.input)))
 (let (($x3247 (= (_ bv10 7) new.attention.out.input)))
 (or $x3247 $x3348 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2998 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x1844 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1308 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x1981 (= (_ bv1 7) new.attention.out.residual)))
 (or $x1981 $x1308 $x1844 $x2998))))))
(assert
 (let (($x695 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3253 (= (_ bv40 7) new.attention.out.split)))
 (or $x3253 (= (_ bv57 7) new.attention.out.split) $x695))))
(assert
 (let (($x1782 (= (_ bv8 7) new.attention.pairs)))
 (or $x1782 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x2832 $x2564 $x638 $x444 $x579)))))))
(assert
 (let (($x2175 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2175 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x1507 $x452 $x1470 $x3256))))))
(assert
 (let (($x3434 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x3434 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2933 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1410 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x994 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x994 (= (_ bv56 7) new.attention.value_dim.kind) $x3470 $x1410 (= (_ bv91 7) new.attention.value_dim.kind) $x2933 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2556 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x2556 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x2256 (= (_ bv38 7) new.embedding.split)))
 (or $x2256 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x1835 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x1835 (= (_ bv10 7) new.ffn.down.collective) (= (_ bv57 7) new.ffn.down.collective) (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x3490 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x461 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x461 (= (_ bv23 7) new.ffn.down.residual) $x3490 (= (_ bv29 7) new.ffn.down.residual)))))
(assert
 (let (($x2073 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x2073)))
(assert
 (let (($x2389 (= (_ bv96 7) new.hidden.kind)))
 (let (($x295 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1250 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2604 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x2604 (= (_ bv56 7) new.hidden.kind) $x1250 $x295 (= (_ bv91 7) new.hidden.kind) $x2389 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2773 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x2773 (= (_ bv82 7) new.model.norm))))
(assert
 (let (($x3319 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x3319)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2774 (= (_ bv96 7) new.stream)))
 (let (($x1538 (= (_ bv94 7) new.stream)))
 (let (($x3535 (= (_ bv38 7) new.stream)))
 (or $x3535 $x1538 $x2774)))))
(assert
 (let (($x570 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1598 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x2211 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x2211 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x1598 (= (_ bv91 7) new.stream_tokens.kind) $x570 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x1686 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x3318 (= (div (* ?x1686 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x1250 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x1250 (< 1 new.hidden.parts) $x3318))))))
(assert
 (let (($x1250 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x1250 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x570 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x2799 (or $x570 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x705 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x2799)))
 (= new.stream_tokens.everywhere $x705)))))
(assert
 (let ((?x2214 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1347 (= (div (* ?x2214 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1258 (< 1 new.attention.heads.parts) $x1347))))))
(assert
 (let (($x1998 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1258 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1258 $x1998)))))
(assert
 (let ((?x2781 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x3372 (div (* ?x2781 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x3287 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2017 (and $x3287 (< 1 new.attention.head_dim.parts) (= ?x3372 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x2017))))))
(assert
 (let ((?x2232 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x1353 (* (div ?x2232 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2014 (and $x3470 (< 1 new.attention.value_dim.parts) (= (div ?x1353 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2014))))))
(assert
 (let ((?x2732 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x3470 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x3470 (not (= 0 ?x2732)))))))
(assert
 (let (($x3253 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2345 (not $x3253)))
 (let (($x3247 (= (_ bv10 7) new.attention.out.input)))
 (let (($x3348 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x3348 (and $x3247 $x2345))))))))
(assert
 (let (($x695 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1844 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1981 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x1981 (and $x1844 $x695)))))))
(assert
 (let (($x461 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x2983 (or $x461 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x2983)))))
(assert
 (let (($x892 (not new.model.embedding_norm)))
 (let (($x1288 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x3535 (= (_ bv38 7) new.stream)))
 (let (($x2556 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2256 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x2256 $x2556 $x3535 new.hidden.filled (not $x1288) $x892))))))))
(assert
 (let (($x2773 (= (_ bv68 7) new.model.norm)))
 (let (($x2545 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1310 (not $x2545)))
 (let (($x3535 (= (_ bv38 7) new.stream)))
 (let (($x1143 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x695 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x695 $x1143 $x3535 new.hidden.filled $x1310 $x2773)))))))))
(assert
 (let (($x2773 (= (_ bv68 7) new.model.norm)))
 (let (($x2178 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x3535 (= (_ bv38 7) new.stream)))
 (let (($x1835 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2073 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x2073 $x1835 $x3535 new.hidden.filled (not $x2178) $x2773))))))))
(assert
 (let (($x2389 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1115 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x2389 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1115))))
(assert
 (let (($x1249 (not new.attention.heads.padded)))
 (let (($x2102 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1739 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x44 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x2826 (ite (or $x44 $x1739) new.attention.heads.given_everywhere (or $x2102 (and (= 1 new.attention.heads.parts) $x1249)))))
 (= new.attention.heads.everywhere $x2826)))))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x1248 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x3256 ?x3337 ?x1248)))))))))))))))))))))
(assert
 (let (($x360 (not new.attention.value_dim.padded)))
 (let (($x2933 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x994 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1410 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x483 (ite (or $x1410 $x994) new.attention.value_dim.given_everywhere (or $x2933 (and (= 1 new.attention.value_dim.parts) $x360)))))
 (= new.attention.value_dim.everywhere $x483)))))))
(assert
 (let (($x1834 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x1834)))
(assert
 (let (($x2774 (= (_ bv96 7) new.stream)))
 (let (($x990 (or $x2774 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x990))))
(assert
 (let (($x579 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x2832 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x3248 (ite (or $x2832 $x579) (_ bv16 7) (_ bv96 7))))
 (let (($x444 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x2564 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x813 (and $x2564 $x452 new.attention.heads.filled (or new.model.latent new.attention.kv_filled))))
 (let (($x1507 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2123 (and $x2564 $x1507 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let (($x3103 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x638 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2418 (or $x638 $x444)))
 (let ((?x95 (ite (or $x2418 $x3103) new.attention.qkv.split (ite (or $x2832 $x2123 $x813) (_ bv96 7) (_ bv16 7)))))
 (let (($x1470 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x3182 (not $x1470)))
 (let ((?x888 (ite $x3182 ?x95 (ite (or $x444 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x3248))))
 (let ((?x3337 (ite (or $x2418 $x3103 new.model.query_latent) (_ bv96 7) (ite $x2564 (_ bv21 7) (_ bv16 7)))))
 (let (($x3256 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x3256 ?x3337 ?x888))))))))))))))))))))))
(assert
 (let (($x590 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x782 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x2754 (and new.model.behind_dense $x782)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x2754 $x590))))))
(assert
 (let (($x452 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x807 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1022 (ite $x807 new.attention.v (ite $x452 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1022)))))
(assert
 (let (($x3253 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2345 (not $x3253)))
 (let (($x1874 (= (_ bv36 7) new.attention.mixed)))
 (let (($x1077 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1874)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1874 new.attention.value_dim.everywhere $x2345))))
 (= new.attention.mixed_in (ite $x1077 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x2886 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2133 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1595 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2133)))
 (let (($x2545 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2785 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3253 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x3253 (or $x2785 $x2545) $x1595) (_ bv96 7) ?x2886)))))))))
(assert
 (let (($x1143 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1308 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x2998 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x2774 (= (_ bv96 7) new.stream)))
 (let (($x241 (= (_ bv38 7) new.attention.out_state)))
 (let (($x632 (= (_ bv92 7) new.attention.out_state)))
 (let (($x2880 (and $x2998 new.stream.first_has_all (or (or $x632 (= (_ bv96 7) new.attention.out_state)) new.hidden.filled))))
 (let (($x1493 (= new.attention.out_state new.stream)))
 (let (($x2373 (and (or $x2998 $x1308) $x632 (or $x2774 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x3535 (= (_ bv38 7) new.stream)))
 (let (($x1844 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x1386 (and $x1844 (not $x632) (or $x1493 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x2092 (or $x1386 (and $x1844 $x3535 new.hidden.filled) $x2373 (and $x2998 new.stream.first_keeps_all $x1493) $x2880 (and $x241 $x2774 new.hidden.filled (or $x2998 (= $x1308 $x1143))))))
 (let (($x2545 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1310 (not $x2545)))
 (let (($x2315 (or $x632 (and $x241 (or $x1143 (= (_ bv73 7) new.attention.out.collective)) $x1310))))
 (let (($x524 (or $x1493 (and new.stream.in_order (or (not $x241) new.hidden.everywhere)))))
 (let (($x945 (= 1 new.tp)))
 (let (($x574 (or (and $x945 $x524) (and (not (and $x1844 new.stream.junk_in_attention $x2315)) $x2092))))
 (= new.attention.residual_once $x574)))))))))))))))))))))
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
 (let (($x2320 (not new.model.scaled_residual)))
 (let (($x2773 (= (_ bv68 7) new.model.norm)))
 (let (($x1981 (= (_ bv1 7) new.attention.out.residual)))
 (not (or $x1981 (and $x2773 $x2320 new.attention.residual_once)))))))
(assert
 (let (($x2876 (not old.model.scaled_residual)))
(let (($x629 (= (_ bv68 7) old.model.norm)))
(let (($x2856 (= (_ bv1 7) old.attention.out.residual)))
(or $x2856 (and $x629 $x2876 old.attention.residual_once))))))
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
 (let ((?x3562 (mod old.stage.ranks old.moe.block)))
(= 0 ?x3562)))
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
 (let (($x1984 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x1984 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x1113 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x1113 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
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
 (let (($x713 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x713)))
(assert
 (let ((?x2740 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x2740))))
(assert
 (let ((?x770 (ite (= (_ bv49 7) old.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7)))))
 (= old.moe.combined (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine ?x770))))
(assert
 (let (($x2538 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x2357 (= old.moe.block old.stage.ranks)))
 (let (($x1493 (and (= 1 old.tp) $x2357 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x629 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x629 $x1493) (or $x2357 $x2538)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x336 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x336 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x2801 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x2801 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
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
 (let (($x2991 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x2991)))
(assert
 (let ((?x2090 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x2090))))
(assert
 (let ((?x2900 (ite (= (_ bv49 7) new.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7)))))
 (= new.moe.combined (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine ?x2900))))
(assert
 (let (($x999 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x2880 (= new.moe.block new.stage.ranks)))
 (let (($x2092 (and (= 1 new.tp) $x2880 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x593 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x593 $x2092) (or $x2880 $x999)))))))))
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
 (let (($x1692 (= (_ bv29 7) old.moe.bias)))
 (let (($x2414 (= (_ bv23 7) old.moe.bias)))
 (or $x2414 (= (_ bv27 7) old.moe.bias) $x1692))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1984 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x1984 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x1113 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x1113 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (and (<= 0 old.moe.width.given_least)))
(assert
 (and (<= 0 old.moe.width.given_most)))
(assert
 (let (($x764 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x1288 (= (_ bv96 7) old.moe.width.kind)))
 (let (($x1537 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x2906 (= (_ bv86 7) old.moe.width.kind)))
 (let (($x3490 (= (_ bv65 7) old.moe.width.kind)))
 (let (($x1220 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x2006 (= (_ bv48 7) old.moe.width.kind)))
 (let (($x2346 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x485 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x2418 (= (_ bv11 7) old.moe.width.kind)))
 (or $x2418 $x485 $x2346 $x2006 $x1220 $x3490 $x2906 $x1537 $x1288 $x764))))))))))))
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
 (let ((?x1744 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x2826 (* (div (* ?x1744 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x2073 (= (- 1) old.moe.width.n)))
 (let ((?x2553 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x2073 (< ?x2826 old.moe.width.n)) 0 1))))
 (let (($x3490 (= (_ bv65 7) old.moe.width.kind)))
 (let ((?x171 (ite (or $x2073 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x2346 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x1248 (ite $x2346 (ite (and $x2073 (= 1 old.moe.width.parts)) 1 ?x171) (ite $x3490 ?x2553 old.moe.width.given_least))))
 (let (($x1220 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x764 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x1537 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x2418 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x485 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x1288 (= (_ bv96 7) old.moe.width.kind)))
 (let ((?x2274 (ite $x1288 old.moe.width.parts (ite (or $x485 $x2418 $x1537 $x764 $x1220) 1 ?x1248))))
 (= old.moe.width.least ?x2274)))))))))))))))))
(assert
 (let ((?x2933 (ite (or (= (_ bv86 7) old.moe.width.kind) (= (_ bv48 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x1288 (= (_ bv96 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x1288 old.moe.width.parts ?x2933)))))
(assert
 (let (($x713 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x713)))
(assert
 (let ((?x2740 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x2740))))
(assert
 (let (($x1441 (= (_ bv49 7) old.moe.dispatched)))
 (let ((?x2639 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x1441 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= old.moe.combined ?x2639))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv49 7) old.moe.dispatched)))))
(assert
 (let (($x2856 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x2123 (or (= 1 old.moe.block) (and (= (_ bv49 7) old.moe.dispatched) (= (_ bv5 7) old.moe.combined)) (and $x2856 (or (= (_ bv5 7) old.moe.combined) (= (_ bv73 7) old.moe.combined))) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x2123))))
(assert
 (let (($x2538 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x2357 (= old.moe.block old.stage.ranks)))
 (let (($x1493 (and (= 1 old.tp) $x2357 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x629 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x629 $x1493) (or $x2357 $x2538)))))))))
(assert
 (let (($x1519 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x1519)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (let (($x892 (= (_ bv29 7) new.moe.bias)))
 (let (($x10 (= (_ bv23 7) new.moe.bias)))
 (or $x10 (= (_ bv27 7) new.moe.bias) $x892))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x336 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x336 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x2801 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x2801 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (and (<= 0 new.moe.width.given_least)))
(assert
 (and (<= 0 new.moe.width.given_most)))
(assert
 (let (($x701 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x1382 (= (_ bv96 7) new.moe.width.kind)))
 (let (($x1577 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x1470 (= (_ bv86 7) new.moe.width.kind)))
 (let (($x3337 (= (_ bv65 7) new.moe.width.kind)))
 (let (($x3225 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x3309 (= (_ bv48 7) new.moe.width.kind)))
 (let (($x3182 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x1608 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x3275 (= (_ bv11 7) new.moe.width.kind)))
 (or $x3275 $x1608 $x3182 $x3309 $x3225 $x3337 $x1470 $x1577 $x1382 $x701))))))))))))
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
 (let ((?x3218 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x1745 (* (div (* ?x3218 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x452 (= (- 1) new.moe.width.n)))
 (let ((?x1617 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x452 (< ?x1745 new.moe.width.n)) 0 1))))
 (let (($x3337 (= (_ bv65 7) new.moe.width.kind)))
 (let ((?x1024 (ite (or $x452 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x3182 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x2886 (ite $x3182 (ite (and $x452 (= 1 new.moe.width.parts)) 1 ?x1024) (ite $x3337 ?x1617 new.moe.width.given_least))))
 (let (($x3225 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x701 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x1577 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x3275 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x1608 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x1382 (= (_ bv96 7) new.moe.width.kind)))
 (let ((?x695 (ite $x1382 new.moe.width.parts (ite (or $x1608 $x3275 $x1577 $x701 $x3225) 1 ?x2886))))
 (= new.moe.width.least ?x695)))))))))))))))))
(assert
 (let ((?x2133 (ite (or (= (_ bv86 7) new.moe.width.kind) (= (_ bv48 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x1382 (= (_ bv96 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x1382 new.moe.width.parts ?x2133)))))
(assert
 (let (($x2991 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x2991)))
(assert
 (let ((?x2090 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x2090))))
(assert
 (let (($x2238 (= (_ bv49 7) new.moe.dispatched)))
 (let ((?x1308 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x2238 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= new.moe.combined ?x1308))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv49 7) new.moe.dispatched)))))
(assert
 (let (($x133 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x1853 (or (= 1 new.moe.block) (and (= (_ bv49 7) new.moe.dispatched) (= (_ bv5 7) new.moe.combined)) (and $x133 (or (= (_ bv5 7) new.moe.combined) (= (_ bv73 7) new.moe.combined))) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x1853))))
(assert
 (let (($x999 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x2880 (= new.moe.block new.stage.ranks)))
 (let (($x2092 (and (= 1 new.tp) $x2880 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x593 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x593 $x2092) (or $x2880 $x999)))))))))
(assert
 (let (($x1353 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x1353)))
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
 (let (($x461 (or new.moe.over_block (not new.moe.once))))
 (let (($x1980 (= 1 new.moe.expert_tp)))
 (let (($x2654 (or $x1980 (not new.model.down_bias) (and (or (= (_ bv29 7) new.moe.bias) (= (_ bv23 7) new.moe.bias)) $x461) new.moe.bias_once)))
 (not $x2654)))))
(assert
 (let (($x3287 (or old.moe.over_block (not old.moe.once))))
(let (($x2194 (not old.model.down_bias)))
(let (($x3633 (= 1 old.moe.expert_tp)))
(or $x3633 $x2194 (and (or (= (_ bv29 7) old.moe.bias) (= (_ bv23 7) old.moe.bias)) $x3287) old.moe.bias_once)))))
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
 (let (($x1984 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x1984 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x1113 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x1113 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (let (($x3018 (= (_ bv60 7) old.moe.shared.scale)))
 (let (($x1613 (= (_ bv23 7) old.moe.shared.scale)))
 (or $x1613 $x3018))))
(assert
 (let (($x104 (= (_ bv97 7) old.moe.shared.split)))
 (or (= (_ bv29 7) old.moe.shared.split) (= (_ bv57 7) old.moe.shared.split) $x104)))
(assert
 (let (($x2830 (= (_ bv80 7) old.moe.shared.sum)))
 (or (= (_ bv57 7) old.moe.shared.sum) (= (_ bv63 7) old.moe.shared.sum) $x2830)))
(assert
 (let (($x1096 (= (_ bv96 7) old.moe.shared.width.kind)))
 (let (($x2585 (= (_ bv86 7) old.moe.shared.width.kind)))
 (let (($x1305 (= (_ bv65 7) old.moe.shared.width.kind)))
 (let (($x1526 (= (_ bv48 7) old.moe.shared.width.kind)))
 (or (= (_ bv11 7) old.moe.shared.width.kind) (= (_ bv18 7) old.moe.shared.width.kind) (= (_ bv26 7) old.moe.shared.width.kind) $x1526 (= (_ bv56 7) old.moe.shared.width.kind) $x1305 $x2585 (= (_ bv91 7) old.moe.shared.width.kind) $x1096 (= (_ bv99 7) old.moe.shared.width.kind)))))))
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
 (let (($x764 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x1288 (= (_ bv96 7) old.moe.width.kind)))
 (let (($x1537 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x2906 (= (_ bv86 7) old.moe.width.kind)))
 (let (($x3490 (= (_ bv65 7) old.moe.width.kind)))
 (let (($x1220 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x2006 (= (_ bv48 7) old.moe.width.kind)))
 (let (($x2346 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x485 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x2418 (= (_ bv11 7) old.moe.width.kind)))
 (or $x2418 $x485 $x2346 $x2006 $x1220 $x3490 $x2906 $x1537 $x1288 $x764))))))))))))
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
 (let ((?x1744 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x2826 (* (div (* ?x1744 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x2073 (= (- 1) old.moe.width.n)))
 (let ((?x2553 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x2073 (< ?x2826 old.moe.width.n)) 0 1))))
 (let (($x3490 (= (_ bv65 7) old.moe.width.kind)))
 (let ((?x171 (ite (or $x2073 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x2346 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x1248 (ite $x2346 (ite (and $x2073 (= 1 old.moe.width.parts)) 1 ?x171) (ite $x3490 ?x2553 old.moe.width.given_least))))
 (let (($x1220 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x764 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x1537 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x2418 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x485 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x1288 (= (_ bv96 7) old.moe.width.kind)))
 (let ((?x2274 (ite $x1288 old.moe.width.parts (ite (or $x485 $x2418 $x1537 $x764 $x1220) 1 ?x1248))))
 (= old.moe.width.least ?x2274)))))))))))))))))
(assert
 (let ((?x2933 (ite (or (= (_ bv86 7) old.moe.width.kind) (= (_ bv48 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x1288 (= (_ bv96 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x1288 old.moe.width.parts ?x2933)))))
(assert
 (let (($x1949 (not (= 0 (mod old.moe.shared.width.n old.moe.shared.width.multiple)))))
 (let (($x1305 (= (_ bv65 7) old.moe.shared.width.kind)))
 (= old.moe.shared.width.padded (and $x1305 $x1949)))))
(assert
 (let (($x713 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x713)))
(assert
 (let (($x3317 (not old.moe.shared.width.padded)))
 (let (($x1096 (= (_ bv96 7) old.moe.shared.width.kind)))
 (let (($x1526 (= (_ bv48 7) old.moe.shared.width.kind)))
 (let (($x2585 (= (_ bv86 7) old.moe.shared.width.kind)))
 (let (($x906 (ite (or $x2585 $x1526) old.moe.shared.width.given_everywhere (or $x1096 (and (= 1 old.moe.shared.width.parts) $x3317)))))
 (= old.moe.shared.width.everywhere $x906)))))))
(assert
 (let ((?x2740 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x2740))))
(assert
 (let (($x1629 (= 1 old.tp)))
 (let (($x3041 (or $x1629 (and (= (_ bv97 7) old.moe.shared.split) old.moe.shared.width.everywhere))))
 (= old.moe.shared_by (ite $x3041 (_ bv57 7) old.moe.shared.split)))))
(assert
 (let (($x1441 (= (_ bv49 7) old.moe.dispatched)))
 (let ((?x2639 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x1441 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= old.moe.combined ?x2639))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv49 7) old.moe.dispatched)))))
(assert
 (let (($x2353 (= (_ bv5 7) old.moe.combined)))
 (let (($x728 (or $x2353 (= (_ bv73 7) old.moe.combined))))
 (= old.moe.sums_block (and $x728 (not (= (_ bv6 7) old.moe.dispatched)))))))
(assert
 (let (($x2353 (= (_ bv5 7) old.moe.combined)))
 (let (($x728 (or $x2353 (= (_ bv73 7) old.moe.combined))))
 (let (($x2856 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x2123 (or (= 1 old.moe.block) (and (= (_ bv49 7) old.moe.dispatched) $x2353) (and $x2856 $x728) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x2123))))))
(assert
 (let (($x2538 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x2357 (= old.moe.block old.stage.ranks)))
 (let (($x1629 (= 1 old.tp)))
 (let (($x1493 (and $x1629 $x2357 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x629 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x629 $x1493) (or $x2357 $x2538))))))))))
(assert
 (let ((?x304 (ite (not (= (_ bv80 7) old.moe.shared.sum)) old.moe.shared.sum (ite (and old.moe.sums_block (< 1 old.moe.block)) (_ bv80 7) (_ bv57 7)))))
 (= old.moe.shared_summed ?x304)))
(assert
 (let (($x1519 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x1519)))
(assert
 (let (($x2771 (= (_ bv63 7) old.moe.shared_summed)))
 (let ((?x1068 (ite $x2771 old.tp (ite (= (_ bv80 7) old.moe.shared_summed) old.moe.block 1))))
 (= old.moe.shared_ranks ?x1068))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x336 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x336 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x2801 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x2801 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (let (($x761 (= (_ bv60 7) new.moe.shared.scale)))
 (let (($x1864 (= (_ bv23 7) new.moe.shared.scale)))
 (or $x1864 $x761))))
(assert
 (let (($x3084 (= (_ bv97 7) new.moe.shared.split)))
 (or (= (_ bv29 7) new.moe.shared.split) (= (_ bv57 7) new.moe.shared.split) $x3084)))
(assert
 (let (($x1061 (= (_ bv80 7) new.moe.shared.sum)))
 (or (= (_ bv57 7) new.moe.shared.sum) (= (_ bv63 7) new.moe.shared.sum) $x1061)))
(assert
 (let (($x867 (= (_ bv96 7) new.moe.shared.width.kind)))
 (let (($x397 (= (_ bv86 7) new.moe.shared.width.kind)))
 (let (($x2702 (= (_ bv65 7) new.moe.shared.width.kind)))
 (let (($x2649 (= (_ bv48 7) new.moe.shared.width.kind)))
 (or (= (_ bv11 7) new.moe.shared.width.kind) (= (_ bv18 7) new.moe.shared.width.kind) (= (_ bv26 7) new.moe.shared.width.kind) $x2649 (= (_ bv56 7) new.moe.shared.width.kind) $x2702 $x397 (= (_ bv91 7) new.moe.shared.width.kind) $x867 (= (_ bv99 7) new.moe.shared.width.kind)))))))
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
 (let (($x701 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x1382 (= (_ bv96 7) new.moe.width.kind)))
 (let (($x1577 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x1470 (= (_ bv86 7) new.moe.width.kind)))
 (let (($x3337 (= (_ bv65 7) new.moe.width.kind)))
 (let (($x3225 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x3309 (= (_ bv48 7) new.moe.width.kind)))
 (let (($x3182 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x1608 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x3275 (= (_ bv11 7) new.moe.width.kind)))
 (or $x3275 $x1608 $x3182 $x3309 $x3225 $x3337 $x1470 $x1577 $x1382 $x701))))))))))))
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
 (let ((?x3218 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x1745 (* (div (* ?x3218 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x452 (= (- 1) new.moe.width.n)))
 (let ((?x1617 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x452 (< ?x1745 new.moe.width.n)) 0 1))))
 (let (($x3337 (= (_ bv65 7) new.moe.width.kind)))
 (let ((?x1024 (ite (or $x452 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x3182 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x2886 (ite $x3182 (ite (and $x452 (= 1 new.moe.width.parts)) 1 ?x1024) (ite $x3337 ?x1617 new.moe.width.given_least))))
 (let (($x3225 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x701 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x1577 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x3275 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x1608 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x1382 (= (_ bv96 7) new.moe.width.kind)))
 (let ((?x695 (ite $x1382 new.moe.width.parts (ite (or $x1608 $x3275 $x1577 $x701 $x3225) 1 ?x2886))))
 (= new.moe.width.least ?x695)))))))))))))))))
(assert
 (let ((?x2133 (ite (or (= (_ bv86 7) new.moe.width.kind) (= (_ bv48 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x1382 (= (_ bv96 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x1382 new.moe.width.parts ?x2133)))))
(assert
 (let (($x559 (not (= 0 (mod new.moe.shared.width.n new.moe.shared.width.multiple)))))
 (let (($x2702 (= (_ bv65 7) new.moe.shared.width.kind)))
 (= new.moe.shared.width.padded (and $x2702 $x559)))))
(assert
 (let (($x2991 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x2991)))
(assert
 (let (($x2491 (not new.moe.shared.width.padded)))
 (let (($x867 (= (_ bv96 7) new.moe.shared.width.kind)))
 (let (($x2649 (= (_ bv48 7) new.moe.shared.width.kind)))
 (let (($x397 (= (_ bv86 7) new.moe.shared.width.kind)))
 (let (($x1144 (ite (or $x397 $x2649) new.moe.shared.width.given_everywhere (or $x867 (and (= 1 new.moe.shared.width.parts) $x2491)))))
 (= new.moe.shared.width.everywhere $x1144)))))))
(assert
 (let ((?x2090 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x2090))))
(assert
 (let (($x3184 (= 1 new.tp)))
 (let (($x1018 (or $x3184 (and (= (_ bv97 7) new.moe.shared.split) new.moe.shared.width.everywhere))))
 (= new.moe.shared_by (ite $x1018 (_ bv57 7) new.moe.shared.split)))))
(assert
 (let (($x2238 (= (_ bv49 7) new.moe.dispatched)))
 (let ((?x1308 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x2238 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= new.moe.combined ?x1308))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv49 7) new.moe.dispatched)))))
(assert
 (let (($x2546 (= (_ bv5 7) new.moe.combined)))
 (let (($x2732 (or $x2546 (= (_ bv73 7) new.moe.combined))))
 (= new.moe.sums_block (and $x2732 (not (= (_ bv6 7) new.moe.dispatched)))))))
(assert
 (let (($x2546 (= (_ bv5 7) new.moe.combined)))
 (let (($x2732 (or $x2546 (= (_ bv73 7) new.moe.combined))))
 (let (($x133 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x1853 (or (= 1 new.moe.block) (and (= (_ bv49 7) new.moe.dispatched) $x2546) (and $x133 $x2732) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x1853))))))
(assert
 (let (($x999 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x2880 (= new.moe.block new.stage.ranks)))
 (let (($x3184 (= 1 new.tp)))
 (let (($x2092 (and $x3184 $x2880 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x593 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x593 $x2092) (or $x2880 $x999))))))))))
(assert
 (let ((?x986 (ite (not (= (_ bv80 7) new.moe.shared.sum)) new.moe.shared.sum (ite (and new.moe.sums_block (< 1 new.moe.block)) (_ bv80 7) (_ bv57 7)))))
 (= new.moe.shared_summed ?x986)))
(assert
 (let (($x1353 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x1353)))
(assert
 (let (($x2246 (= (_ bv63 7) new.moe.shared_summed)))
 (let ((?x1712 (ite $x2246 new.tp (ite (= (_ bv80 7) new.moe.shared_summed) new.moe.block 1))))
 (= new.moe.shared_ranks ?x1712))))
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
 (let (($x2246 (= (_ bv63 7) new.moe.shared_summed)))
 (let (($x2699 (or $x2246 (and (= (_ bv80 7) new.moe.shared_summed) (= new.moe.block new.tp)))))
 (let (($x761 (= (_ bv60 7) new.moe.shared.scale)))
 (let (($x1839 (= (_ bv57 7) new.moe.shared_by)))
 (let (($x2522 (and $x1839 (or (= (_ bv23 7) new.moe.shared.scale) (= 1 new.moe.shared_ranks)))))
 (let (($x1032 (not new.moe.once)))
 (let (($x2405 (and (or (not (= (_ bv80 7) new.moe.shared_summed)) new.moe.over_block $x1032) (or $x2522 (and (not $x1839) $x761 $x2699)))))
 (not (or (not new.model.shared) $x2405 new.moe.shared_once))))))))))
(assert
 (let (($x2771 (= (_ bv63 7) old.moe.shared_summed)))
(let (($x1635 (or $x2771 (and (= (_ bv80 7) old.moe.shared_summed) (= old.moe.block old.tp)))))
(let (($x3018 (= (_ bv60 7) old.moe.shared.scale)))
(let (($x2423 (= (_ bv57 7) old.moe.shared_by)))
(let (($x219 (and $x2423 (or (= (_ bv23 7) old.moe.shared.scale) (= 1 old.moe.shared_ranks)))))
(let (($x2671 (not old.moe.once)))
(let (($x3261 (and (or (not (= (_ bv80 7) old.moe.shared_summed)) old.moe.over_block $x2671) (or $x219 (and (not $x2423) $x3018 $x1635)))))
(let (($x2172 (not old.model.shared)))
(or $x2172 $x3261 old.moe.shared_once))))))))))
(check-sat)

; from one replica to any number, question 72
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
 (let (($x2588 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1973 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3050 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1848 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2804 (= (_ bv65 7) old.hidden.kind)))
 (let (($x261 (= (_ bv56 7) old.hidden.kind)))
 (let (($x979 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2313 (= (_ bv26 7) old.hidden.kind)))
 (let (($x856 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3446 (= (_ bv11 7) old.hidden.kind)))
 (or $x3446 $x856 $x2313 $x979 $x261 $x2804 $x1848 $x3050 $x1973 $x2588))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1676 (= (_ bv73 7) old.lm_head.collective)))
 (let (($x2436 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1522 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x1815 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x2144 (= (_ bv4 7) old.lm_head.collective)))
 (or $x2144 $x1815 $x1522 $x2436 $x1676)))))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x1216 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2216 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x937 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1456 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2576 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1306 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x1306 $x2576 (= (_ bv56 7) old.lm_head.cut.kind) $x1456 $x937 $x2216 $x1216 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2734 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2210 (= (_ bv40 7) old.lm_head.split)))
 (or $x2210 (= (_ bv57 7) old.lm_head.split) $x2734))))
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
 (let ((?x1598 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2799 (div (* ?x1598 old.hidden.multiple) old.hidden.parts)))
 (let (($x2804 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2804 (< 1 old.hidden.parts) (= ?x2799 old.hidden.n)))))))
(assert
 (let (($x2804 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2804 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1598 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2799 (div (* ?x1598 old.hidden.multiple) old.hidden.parts)))
 (let (($x989 (= (- 1) old.hidden.n)))
 (let ((?x1185 (ite (or $x989 (< (* ?x2799 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2804 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x1189 (ite $x2804 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1185) old.hidden.given_least)))
 (let ((?x2894 (ite (or $x989 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x2313 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2131 (ite $x2313 (ite (and $x989 (= 1 old.hidden.parts)) 1 ?x2894) ?x1189)))
 (let (($x261 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv99 7) old.hidden.kind)))
 (let (($x3050 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3446 (= (_ bv11 7) old.hidden.kind)))
 (let (($x856 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1973 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x801 (ite $x1973 old.hidden.parts (ite (or $x856 $x3446 $x3050 $x2588 $x261) 1 ?x2131))))
 (= old.hidden.least ?x801))))))))))))))))))
(assert
 (let (($x2313 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1675 (ite $x2313 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1598 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2799 (div (* ?x1598 old.hidden.multiple) old.hidden.parts)))
 (let (($x989 (= (- 1) old.hidden.n)))
 (let (($x2804 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3050 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2526 (ite $x3050 (or $x989 (< old.hidden.block old.hidden.n)) (ite $x2804 (or $x989 (< ?x2799 old.hidden.n)) $x1675))))
 (let (($x637 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2526)))
 (let (($x979 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1848 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1166 (or $x1848 $x979)))
 (= old.hidden.moved (ite $x1166 old.hidden.given_moved $x637)))))))))))))))
(assert
 (let ((?x2745 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x1324 (div (* ?x2745 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x1456 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3082 (and $x1456 (< 1 old.lm_head.cut.parts) (= ?x1324 old.lm_head.cut.n))))
 (= old.lm_head.cut.filled $x3082))))))
(assert
 (let (($x1456 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2866 (and $x1456 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2866))))
(assert
 (let (($x3614 (= (- 1) old.lm_head.cut.n)))
 (let (($x1306 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x623 (ite $x1306 (or $x3614 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x3614 (< 1 old.lm_head.cut.n)))))
 (let ((?x2745 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x1324 (div (* ?x2745 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x1456 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2216 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x2247 (ite $x2216 (or $x3614 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x1456 (or $x3614 (< ?x1324 old.lm_head.cut.n)) $x623))))
 (let (($x2348 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x2247)))
 (let (($x2576 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x937 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2684 (or $x937 $x2576)))
 (= old.lm_head.cut.moved (ite $x2684 old.lm_head.cut.given_moved $x2348)))))))))))))))
(assert
 (let (($x1973 (= (_ bv96 7) old.hidden.kind)))
 (let (($x979 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1848 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1166 (or $x1848 $x979)))
 (let (($x1858 (ite $x1166 old.hidden.given_everywhere (or $x1973 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1858)))))))
(assert
 (let (($x1216 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x349 (or $x1216 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2576 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x937 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2684 (or $x937 $x2576)))
 (= old.lm_head.cut.everywhere (ite $x2684 old.lm_head.cut.given_everywhere $x349))))))))
(assert
 (let (($x2656 (not old.hidden.moved)))
 (let (($x2588 (= (_ bv99 7) old.hidden.kind)))
 (let (($x3050 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3446 (= (_ bv11 7) old.hidden.kind)))
 (let (($x856 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1131 (or old.hidden.everywhere old.hidden.filled (and (or $x856 $x3446 $x3050 $x2588) $x2656))))
 (let (($x979 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1848 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1166 (or $x1848 $x979)))
 (= old.hidden.undivided (ite $x1166 old.hidden.given_undivided $x1131))))))))))))
(assert
 (let (($x1336 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2436 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x784 (or $x2436 $x1336)))
 (let (($x2210 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1108 (and $x2210 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x784)))
 (let (($x2734 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x2752 (ite (and $x2734 old.lm_head.cut.everywhere $x784) (_ bv96 7) (ite $x2734 (_ bv95 7) (ite $x1108 (_ bv96 7) (ite $x2210 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x2752)))))))))
(assert
 (let (($x1336 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2750 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv57 7) old.lm_head.collective)) $x1336)))
 (let (($x2478 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective)) (and (= (_ bv73 7) old.lm_head.collective) old.lm_head.cut.everywhere))))
 (let ((?x1702 (ite (= (_ bv92 7) old.lm_head.state) (ite $x2478 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x2750 (_ bv96 7) (ite (= (_ bv5 7) old.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x1957 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)) (and (= (_ bv5 7) old.lm_head.collective) old.lm_head.cut.filled))))
 (let ((?x287 (ite (= (_ bv95 7) old.lm_head.state) (ite $x1957 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x1702)))
 (= old.lm_head.joined ?x287))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x3359 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2629 (= (_ bv96 7) new.hidden.kind)))
 (let (($x248 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1751 (= (_ bv86 7) new.hidden.kind)))
 (let (($x423 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1736 (= (_ bv56 7) new.hidden.kind)))
 (let (($x869 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2690 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2136 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2583 (= (_ bv11 7) new.hidden.kind)))
 (or $x2583 $x2136 $x2690 $x869 $x1736 $x423 $x1751 $x248 $x2629 $x3359))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3251 (= (_ bv73 7) new.lm_head.collective)))
 (let (($x1728 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x716 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x2918 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x3290 (= (_ bv4 7) new.lm_head.collective)))
 (or $x3290 $x2918 $x716 $x1728 $x3251)))))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x2452 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2697 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x843 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2329 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2788 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1873 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x1873 $x2788 (= (_ bv56 7) new.lm_head.cut.kind) $x2329 $x843 $x2697 $x2452 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2568 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2330 (= (_ bv40 7) new.lm_head.split)))
 (or $x2330 (= (_ bv57 7) new.lm_head.split) $x2568))))
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
 (let ((?x2174 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1947 (div (* ?x2174 new.hidden.multiple) new.hidden.parts)))
 (let (($x423 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x423 (< 1 new.hidden.parts) (= ?x1947 new.hidden.n)))))))
(assert
 (let (($x423 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x423 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2174 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1947 (div (* ?x2174 new.hidden.multiple) new.hidden.parts)))
 (let (($x378 (= (- 1) new.hidden.n)))
 (let ((?x3508 (ite (or $x378 (< (* ?x1947 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x423 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2636 (ite $x423 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x3508) new.hidden.given_least)))
 (let ((?x395 (ite (or $x378 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2690 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x1764 (ite $x2690 (ite (and $x378 (= 1 new.hidden.parts)) 1 ?x395) ?x2636)))
 (let (($x1736 (= (_ bv56 7) new.hidden.kind)))
 (let (($x3359 (= (_ bv99 7) new.hidden.kind)))
 (let (($x248 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2583 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2136 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2629 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2082 (ite $x2629 new.hidden.parts (ite (or $x2136 $x2583 $x248 $x3359 $x1736) 1 ?x1764))))
 (= new.hidden.least ?x2082))))))))))))))))))
(assert
 (let (($x2690 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2675 (ite $x2690 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2174 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1947 (div (* ?x2174 new.hidden.multiple) new.hidden.parts)))
 (let (($x378 (= (- 1) new.hidden.n)))
 (let (($x423 (= (_ bv65 7) new.hidden.kind)))
 (let (($x248 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1740 (ite $x248 (or $x378 (< new.hidden.block new.hidden.n)) (ite $x423 (or $x378 (< ?x1947 new.hidden.n)) $x2675))))
 (let (($x1280 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1740)))
 (let (($x869 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1751 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3283 (or $x1751 $x869)))
 (= new.hidden.moved (ite $x3283 new.hidden.given_moved $x1280)))))))))))))))
(assert
 (let ((?x146 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x1278 (div (* ?x146 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x2329 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2158 (and $x2329 (< 1 new.lm_head.cut.parts) (= ?x1278 new.lm_head.cut.n))))
 (= new.lm_head.cut.filled $x2158))))))
(assert
 (let (($x2329 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1794 (and $x2329 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1794))))
(assert
 (let (($x3118 (= (- 1) new.lm_head.cut.n)))
 (let (($x1873 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x2668 (ite $x1873 (or $x3118 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x3118 (< 1 new.lm_head.cut.n)))))
 (let ((?x146 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x1278 (div (* ?x146 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x2329 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2697 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x1969 (ite $x2697 (or $x3118 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x2329 (or $x3118 (< ?x1278 new.lm_head.cut.n)) $x2668))))
 (let (($x1998 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x1969)))
 (let (($x2788 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x843 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1661 (or $x843 $x2788)))
 (= new.lm_head.cut.moved (ite $x1661 new.lm_head.cut.given_moved $x1998)))))))))))))))
(assert
 (let (($x2629 (= (_ bv96 7) new.hidden.kind)))
 (let (($x869 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1751 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3283 (or $x1751 $x869)))
 (let (($x648 (ite $x3283 new.hidden.given_everywhere (or $x2629 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x648)))))))
(assert
 (let (($x2452 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3219 (or $x2452 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2788 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x843 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1661 (or $x843 $x2788)))
 (= new.lm_head.cut.everywhere (ite $x1661 new.lm_head.cut.given_everywhere $x3219))))))))
(assert
 (let (($x325 (not new.hidden.moved)))
 (let (($x3359 (= (_ bv99 7) new.hidden.kind)))
 (let (($x248 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2583 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2136 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2530 (or new.hidden.everywhere new.hidden.filled (and (or $x2136 $x2583 $x248 $x3359) $x325))))
 (let (($x869 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1751 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3283 (or $x1751 $x869)))
 (= new.hidden.undivided (ite $x3283 new.hidden.given_undivided $x2530))))))))))))
(assert
 (let (($x1650 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1728 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2057 (or $x1728 $x1650)))
 (let (($x2330 (= (_ bv40 7) new.lm_head.split)))
 (let (($x161 (and $x2330 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2057)))
 (let (($x2568 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1888 (ite (and $x2568 new.lm_head.cut.everywhere $x2057) (_ bv96 7) (ite $x2568 (_ bv95 7) (ite $x161 (_ bv96 7) (ite $x2330 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x1888)))))))))
(assert
 (let (($x1650 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1697 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv57 7) new.lm_head.collective)) $x1650)))
 (let (($x640 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective)) (and (= (_ bv73 7) new.lm_head.collective) new.lm_head.cut.everywhere))))
 (let ((?x30 (ite (= (_ bv92 7) new.lm_head.state) (ite $x640 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x1697 (_ bv96 7) (ite (= (_ bv5 7) new.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x2292 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)) (and (= (_ bv5 7) new.lm_head.collective) new.lm_head.cut.filled))))
 (let ((?x887 (ite (= (_ bv95 7) new.lm_head.state) (ite $x2292 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x30)))
 (= new.lm_head.joined ?x887))))))))
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
 (let (($x816 (not (or new.lm_head.cut.moved new.lm_head.cut.padded))))
 (let (($x3184 (= 1 new.tp)))
 (let (($x301 (or (= (_ bv96 7) new.lm_head.joined) (and $x3184 (or (not (= (_ bv95 7) new.lm_head.split)) $x816)))))
 (not $x301)))))
(assert
 (let (($x578 (not (or old.lm_head.cut.moved old.lm_head.cut.padded))))
(let (($x1629 (= 1 old.tp)))
(or (= (_ bv96 7) old.lm_head.joined) (and $x1629 (or (not (= (_ bv95 7) old.lm_head.split)) $x578))))))
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
 (let (($x2588 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1973 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3050 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1848 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2804 (= (_ bv65 7) old.hidden.kind)))
 (let (($x261 (= (_ bv56 7) old.hidden.kind)))
 (let (($x979 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2313 (= (_ bv26 7) old.hidden.kind)))
 (let (($x856 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3446 (= (_ bv11 7) old.hidden.kind)))
 (or $x3446 $x856 $x2313 $x979 $x261 $x2804 $x1848 $x3050 $x1973 $x2588))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2436 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1522 (= (_ bv10 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) $x1522 $x2436 (= (_ bv73 7) old.lm_head.collective)))))
(assert
 (let (($x1216 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x937 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1456 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2576 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x2576 (= (_ bv56 7) old.lm_head.cut.kind) $x1456 $x937 (= (_ bv91 7) old.lm_head.cut.kind) $x1216 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2734 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2210 (= (_ bv40 7) old.lm_head.split)))
 (or $x2210 (= (_ bv57 7) old.lm_head.split) $x2734))))
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
 (let ((?x1598 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2799 (div (* ?x1598 old.hidden.multiple) old.hidden.parts)))
 (let (($x2804 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2804 (< 1 old.hidden.parts) (= ?x2799 old.hidden.n)))))))
(assert
 (let (($x2804 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2804 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1598 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2799 (div (* ?x1598 old.hidden.multiple) old.hidden.parts)))
 (let (($x989 (= (- 1) old.hidden.n)))
 (let ((?x1185 (ite (or $x989 (< (* ?x2799 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2804 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x1189 (ite $x2804 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1185) old.hidden.given_least)))
 (let ((?x2894 (ite (or $x989 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x2313 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2131 (ite $x2313 (ite (and $x989 (= 1 old.hidden.parts)) 1 ?x2894) ?x1189)))
 (let (($x261 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv99 7) old.hidden.kind)))
 (let (($x3050 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3446 (= (_ bv11 7) old.hidden.kind)))
 (let (($x856 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1973 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x801 (ite $x1973 old.hidden.parts (ite (or $x856 $x3446 $x3050 $x2588 $x261) 1 ?x2131))))
 (= old.hidden.least ?x801))))))))))))))))))
(assert
 (let (($x2313 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1675 (ite $x2313 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1598 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2799 (div (* ?x1598 old.hidden.multiple) old.hidden.parts)))
 (let (($x989 (= (- 1) old.hidden.n)))
 (let (($x2804 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3050 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2526 (ite $x3050 (or $x989 (< old.hidden.block old.hidden.n)) (ite $x2804 (or $x989 (< ?x2799 old.hidden.n)) $x1675))))
 (let (($x637 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2526)))
 (let (($x979 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1848 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1166 (or $x1848 $x979)))
 (= old.hidden.moved (ite $x1166 old.hidden.given_moved $x637)))))))))))))))
(assert
 (let (($x1456 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2866 (and $x1456 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2866))))
(assert
 (let (($x1973 (= (_ bv96 7) old.hidden.kind)))
 (let (($x979 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1848 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1166 (or $x1848 $x979)))
 (let (($x1858 (ite $x1166 old.hidden.given_everywhere (or $x1973 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1858)))))))
(assert
 (let (($x1216 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x349 (or $x1216 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2391 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x349)))
 (= old.lm_head.cut.everywhere $x2391)))))
(assert
 (let (($x2656 (not old.hidden.moved)))
 (let (($x2588 (= (_ bv99 7) old.hidden.kind)))
 (let (($x3050 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3446 (= (_ bv11 7) old.hidden.kind)))
 (let (($x856 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1131 (or old.hidden.everywhere old.hidden.filled (and (or $x856 $x3446 $x3050 $x2588) $x2656))))
 (let (($x979 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1848 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1166 (or $x1848 $x979)))
 (= old.hidden.undivided (ite $x1166 old.hidden.given_undivided $x1131))))))))))))
(assert
 (let (($x1927 (not old.lm_head.group.pp)))
 (let (($x2257 (or $x1927 (= 1 old.pp))))
 (let (($x2318 (not old.lm_head.group.sp)))
 (let (($x2995 (or $x2318 (= 1 old.sp))))
 (let (($x1840 (= 1 old.dp)))
 (let (($x1787 (not old.lm_head.group.dp)))
 (let (($x1434 (or $x1787 $x1840)))
 (let (($x1336 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x1434 $x2995 $x2257)))
 (let (($x2436 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x784 (or $x2436 $x1336)))
 (let (($x2210 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1108 (and $x2210 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x784)))
 (let (($x2734 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x2752 (ite (and $x2734 old.lm_head.cut.everywhere $x784) (_ bv96 7) (ite $x2734 (_ bv95 7) (ite $x1108 (_ bv96 7) (ite $x2210 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x2752))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x3359 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2629 (= (_ bv96 7) new.hidden.kind)))
 (let (($x248 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1751 (= (_ bv86 7) new.hidden.kind)))
 (let (($x423 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1736 (= (_ bv56 7) new.hidden.kind)))
 (let (($x869 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2690 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2136 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2583 (= (_ bv11 7) new.hidden.kind)))
 (or $x2583 $x2136 $x2690 $x869 $x1736 $x423 $x1751 $x248 $x2629 $x3359))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1728 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x716 (= (_ bv10 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) $x716 $x1728 (= (_ bv73 7) new.lm_head.collective)))))
(assert
 (let (($x2452 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x843 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2329 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2788 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x2788 (= (_ bv56 7) new.lm_head.cut.kind) $x2329 $x843 (= (_ bv91 7) new.lm_head.cut.kind) $x2452 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2568 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2330 (= (_ bv40 7) new.lm_head.split)))
 (or $x2330 (= (_ bv57 7) new.lm_head.split) $x2568))))
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
 (let ((?x2174 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1947 (div (* ?x2174 new.hidden.multiple) new.hidden.parts)))
 (let (($x423 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x423 (< 1 new.hidden.parts) (= ?x1947 new.hidden.n)))))))
(assert
 (let (($x423 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x423 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2174 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1947 (div (* ?x2174 new.hidden.multiple) new.hidden.parts)))
 (let (($x378 (= (- 1) new.hidden.n)))
 (let ((?x3508 (ite (or $x378 (< (* ?x1947 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x423 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2636 (ite $x423 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x3508) new.hidden.given_least)))
 (let ((?x395 (ite (or $x378 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2690 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x1764 (ite $x2690 (ite (and $x378 (= 1 new.hidden.parts)) 1 ?x395) ?x2636)))
 (let (($x1736 (= (_ bv56 7) new.hidden.kind)))
 (let (($x3359 (= (_ bv99 7) new.hidden.kind)))
 (let (($x248 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2583 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2136 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2629 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2082 (ite $x2629 new.hidden.parts (ite (or $x2136 $x2583 $x248 $x3359 $x1736) 1 ?x1764))))
 (= new.hidden.least ?x2082))))))))))))))))))
(assert
 (let (($x2690 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2675 (ite $x2690 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2174 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1947 (div (* ?x2174 new.hidden.multiple) new.hidden.parts)))
 (let (($x378 (= (- 1) new.hidden.n)))
 (let (($x423 (= (_ bv65 7) new.hidden.kind)))
 (let (($x248 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1740 (ite $x248 (or $x378 (< new.hidden.block new.hidden.n)) (ite $x423 (or $x378 (< ?x1947 new.hidden.n)) $x2675))))
 (let (($x1280 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1740)))
 (let (($x869 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1751 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3283 (or $x1751 $x869)))
 (= new.hidden.moved (ite $x3283 new.hidden.given_moved $x1280)))))))))))))))
(assert
 (let (($x2329 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1794 (and $x2329 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1794))))
(assert
 (let (($x2629 (= (_ bv96 7) new.hidden.kind)))
 (let (($x869 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1751 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3283 (or $x1751 $x869)))
 (let (($x648 (ite $x3283 new.hidden.given_everywhere (or $x2629 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x648)))))))
(assert
 (let (($x2452 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3219 (or $x2452 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1877 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x3219)))
 (= new.lm_head.cut.everywhere $x1877)))))
(assert
 (let (($x325 (not new.hidden.moved)))
 (let (($x3359 (= (_ bv99 7) new.hidden.kind)))
 (let (($x248 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2583 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2136 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2530 (or new.hidden.everywhere new.hidden.filled (and (or $x2136 $x2583 $x248 $x3359) $x325))))
 (let (($x869 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1751 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3283 (or $x1751 $x869)))
 (= new.hidden.undivided (ite $x3283 new.hidden.given_undivided $x2530))))))))))))
(assert
 (let (($x2921 (not new.lm_head.group.pp)))
 (let (($x3439 (or $x2921 (= 1 new.pp))))
 (let (($x737 (not new.lm_head.group.sp)))
 (let (($x1611 (or $x737 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x2279 (not new.lm_head.group.dp)))
 (let (($x535 (or $x2279 $x1615)))
 (let (($x1650 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x535 $x1611 $x3439)))
 (let (($x1728 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2057 (or $x1728 $x1650)))
 (let (($x2330 (= (_ bv40 7) new.lm_head.split)))
 (let (($x161 (and $x2330 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2057)))
 (let (($x2568 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1888 (ite (and $x2568 new.lm_head.cut.everywhere $x2057) (_ bv96 7) (ite $x2568 (_ bv95 7) (ite $x161 (_ bv96 7) (ite $x2330 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x1888))))))))))))))))
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
 (let (($x2921 (not new.lm_head.group.pp)))
 (let (($x3439 (or $x2921 (= 1 new.pp))))
 (let (($x737 (not new.lm_head.group.sp)))
 (let (($x1611 (or $x737 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x2279 (not new.lm_head.group.dp)))
 (let (($x535 (or $x2279 $x1615)))
 (let (($x1650 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x535 $x1611 $x3439)))
 (let (($x716 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1728 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2585 (or $x1728 (and (= (_ bv96 7) new.lm_head.state) (or $x716 $x1650)) (and (or new.lm_head.group.tp (= 1 new.tp)) $x535 $x1611 $x3439))))
 (not $x2585)))))))))))))
(assert
 (let (($x1927 (not old.lm_head.group.pp)))
(let (($x2257 (or $x1927 (= 1 old.pp))))
(let (($x2318 (not old.lm_head.group.sp)))
(let (($x2995 (or $x2318 (= 1 old.sp))))
(let (($x1840 (= 1 old.dp)))
(let (($x1787 (not old.lm_head.group.dp)))
(let (($x1434 (or $x1787 $x1840)))
(let (($x1336 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x1434 $x2995 $x2257)))
(let (($x1522 (= (_ bv10 7) old.lm_head.collective)))
(let (($x2436 (= (_ bv57 7) old.lm_head.collective)))
(or $x2436 (and (= (_ bv96 7) old.lm_head.state) (or $x1522 $x1336)) (and (or old.lm_head.group.tp (= 1 old.tp)) $x1434 $x2995 $x2257)))))))))))))
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
 (let (($x2588 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1973 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3050 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1848 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2804 (= (_ bv65 7) old.hidden.kind)))
 (let (($x261 (= (_ bv56 7) old.hidden.kind)))
 (let (($x979 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2313 (= (_ bv26 7) old.hidden.kind)))
 (let (($x856 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3446 (= (_ bv11 7) old.hidden.kind)))
 (or $x3446 $x856 $x2313 $x979 $x261 $x2804 $x1848 $x3050 $x1973 $x2588))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2436 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1522 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x2144 (= (_ bv4 7) old.lm_head.collective)))
 (or $x2144 (= (_ bv5 7) old.lm_head.collective) $x1522 $x2436 (= (_ bv73 7) old.lm_head.collective))))))
(assert
 (let (($x1216 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x937 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1456 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2576 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x2576 (= (_ bv56 7) old.lm_head.cut.kind) $x1456 $x937 (= (_ bv91 7) old.lm_head.cut.kind) $x1216 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2699 (= (_ bv64 7) old.lm_head.order)))
 (or $x2699 (= (_ bv77 7) old.lm_head.order))))
(assert
 (let (($x2734 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2210 (= (_ bv40 7) old.lm_head.split)))
 (or $x2210 (= (_ bv57 7) old.lm_head.split) $x2734))))
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
 (let ((?x1598 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2799 (div (* ?x1598 old.hidden.multiple) old.hidden.parts)))
 (let (($x2804 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2804 (< 1 old.hidden.parts) (= ?x2799 old.hidden.n)))))))
(assert
 (let (($x2804 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2804 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1598 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2799 (div (* ?x1598 old.hidden.multiple) old.hidden.parts)))
 (let (($x989 (= (- 1) old.hidden.n)))
 (let ((?x1185 (ite (or $x989 (< (* ?x2799 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2804 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x1189 (ite $x2804 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1185) old.hidden.given_least)))
 (let ((?x2894 (ite (or $x989 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x2313 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2131 (ite $x2313 (ite (and $x989 (= 1 old.hidden.parts)) 1 ?x2894) ?x1189)))
 (let (($x261 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv99 7) old.hidden.kind)))
 (let (($x3050 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3446 (= (_ bv11 7) old.hidden.kind)))
 (let (($x856 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1973 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x801 (ite $x1973 old.hidden.parts (ite (or $x856 $x3446 $x3050 $x2588 $x261) 1 ?x2131))))
 (= old.hidden.least ?x801))))))))))))))))))
(assert
 (let (($x2313 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1675 (ite $x2313 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1598 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2799 (div (* ?x1598 old.hidden.multiple) old.hidden.parts)))
 (let (($x989 (= (- 1) old.hidden.n)))
 (let (($x2804 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3050 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2526 (ite $x3050 (or $x989 (< old.hidden.block old.hidden.n)) (ite $x2804 (or $x989 (< ?x2799 old.hidden.n)) $x1675))))
 (let (($x637 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2526)))
 (let (($x979 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1848 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1166 (or $x1848 $x979)))
 (= old.hidden.moved (ite $x1166 old.hidden.given_moved $x637)))))))))))))))
(assert
 (let (($x1456 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2866 (and $x1456 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2866))))
(assert
 (let (($x1973 (= (_ bv96 7) old.hidden.kind)))
 (let (($x979 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1848 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1166 (or $x1848 $x979)))
 (let (($x1858 (ite $x1166 old.hidden.given_everywhere (or $x1973 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1858)))))))
(assert
 (let (($x1216 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x349 (or $x1216 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2391 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x349)))
 (= old.lm_head.cut.everywhere $x2391)))))
(assert
 (let (($x2656 (not old.hidden.moved)))
 (let (($x2588 (= (_ bv99 7) old.hidden.kind)))
 (let (($x3050 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3446 (= (_ bv11 7) old.hidden.kind)))
 (let (($x856 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1131 (or old.hidden.everywhere old.hidden.filled (and (or $x856 $x3446 $x3050 $x2588) $x2656))))
 (let (($x979 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1848 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1166 (or $x1848 $x979)))
 (= old.hidden.undivided (ite $x1166 old.hidden.given_undivided $x1131))))))))))))
(assert
 (let (($x1336 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2436 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x784 (or $x2436 $x1336)))
 (let (($x2210 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1108 (and $x2210 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x784)))
 (let (($x2734 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x2752 (ite (and $x2734 old.lm_head.cut.everywhere $x784) (_ bv96 7) (ite $x2734 (_ bv95 7) (ite $x1108 (_ bv96 7) (ite $x2210 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x2752)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x3359 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2629 (= (_ bv96 7) new.hidden.kind)))
 (let (($x248 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1751 (= (_ bv86 7) new.hidden.kind)))
 (let (($x423 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1736 (= (_ bv56 7) new.hidden.kind)))
 (let (($x869 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2690 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2136 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2583 (= (_ bv11 7) new.hidden.kind)))
 (or $x2583 $x2136 $x2690 $x869 $x1736 $x423 $x1751 $x248 $x2629 $x3359))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1728 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x716 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x3290 (= (_ bv4 7) new.lm_head.collective)))
 (or $x3290 (= (_ bv5 7) new.lm_head.collective) $x716 $x1728 (= (_ bv73 7) new.lm_head.collective))))))
(assert
 (let (($x2452 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x843 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2329 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2788 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x2788 (= (_ bv56 7) new.lm_head.cut.kind) $x2329 $x843 (= (_ bv91 7) new.lm_head.cut.kind) $x2452 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x3381 (= (_ bv64 7) new.lm_head.order)))
 (or $x3381 (= (_ bv77 7) new.lm_head.order))))
(assert
 (let (($x2568 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2330 (= (_ bv40 7) new.lm_head.split)))
 (or $x2330 (= (_ bv57 7) new.lm_head.split) $x2568))))
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
 (let ((?x2174 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1947 (div (* ?x2174 new.hidden.multiple) new.hidden.parts)))
 (let (($x423 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x423 (< 1 new.hidden.parts) (= ?x1947 new.hidden.n)))))))
(assert
 (let (($x423 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x423 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2174 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1947 (div (* ?x2174 new.hidden.multiple) new.hidden.parts)))
 (let (($x378 (= (- 1) new.hidden.n)))
 (let ((?x3508 (ite (or $x378 (< (* ?x1947 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x423 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2636 (ite $x423 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x3508) new.hidden.given_least)))
 (let ((?x395 (ite (or $x378 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2690 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x1764 (ite $x2690 (ite (and $x378 (= 1 new.hidden.parts)) 1 ?x395) ?x2636)))
 (let (($x1736 (= (_ bv56 7) new.hidden.kind)))
 (let (($x3359 (= (_ bv99 7) new.hidden.kind)))
 (let (($x248 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2583 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2136 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2629 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2082 (ite $x2629 new.hidden.parts (ite (or $x2136 $x2583 $x248 $x3359 $x1736) 1 ?x1764))))
 (= new.hidden.least ?x2082))))))))))))))))))
(assert
 (let (($x2690 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2675 (ite $x2690 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2174 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1947 (div (* ?x2174 new.hidden.multiple) new.hidden.parts)))
 (let (($x378 (= (- 1) new.hidden.n)))
 (let (($x423 (= (_ bv65 7) new.hidden.kind)))
 (let (($x248 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1740 (ite $x248 (or $x378 (< new.hidden.block new.hidden.n)) (ite $x423 (or $x378 (< ?x1947 new.hidden.n)) $x2675))))
 (let (($x1280 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1740)))
 (let (($x869 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1751 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3283 (or $x1751 $x869)))
 (= new.hidden.moved (ite $x3283 new.hidden.given_moved $x1280)))))))))))))))
(assert
 (let (($x2329 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1794 (and $x2329 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1794))))
(assert
 (let (($x2629 (= (_ bv96 7) new.hidden.kind)))
 (let (($x869 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1751 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3283 (or $x1751 $x869)))
 (let (($x648 (ite $x3283 new.hidden.given_everywhere (or $x2629 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x648)))))))
(assert
 (let (($x2452 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3219 (or $x2452 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1877 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x3219)))
 (= new.lm_head.cut.everywhere $x1877)))))
(assert
 (let (($x325 (not new.hidden.moved)))
 (let (($x3359 (= (_ bv99 7) new.hidden.kind)))
 (let (($x248 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2583 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2136 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2530 (or new.hidden.everywhere new.hidden.filled (and (or $x2136 $x2583 $x248 $x3359) $x325))))
 (let (($x869 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1751 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3283 (or $x1751 $x869)))
 (= new.hidden.undivided (ite $x3283 new.hidden.given_undivided $x2530))))))))))))
(assert
 (let (($x1650 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1728 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2057 (or $x1728 $x1650)))
 (let (($x2330 (= (_ bv40 7) new.lm_head.split)))
 (let (($x161 (and $x2330 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2057)))
 (let (($x2568 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1888 (ite (and $x2568 new.lm_head.cut.everywhere $x2057) (_ bv96 7) (ite $x2568 (_ bv95 7) (ite $x161 (_ bv96 7) (ite $x2330 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x1888)))))))))
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
 (let (($x1897 (not (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)))))
 (let (($x3381 (= (_ bv64 7) new.lm_head.order)))
 (let (($x3184 (= 1 new.tp)))
 (let (($x2906 (or $x3184 (not (= (_ bv95 7) new.lm_head.state)) $x3381 $x1897 new.lm_head.reversible)))
 (not $x2906))))))
(assert
 (let (($x1804 (not (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)))))
(let (($x2699 (= (_ bv64 7) old.lm_head.order)))
(let (($x1629 (= 1 old.tp)))
(or $x1629 (not (= (_ bv95 7) old.lm_head.state)) $x2699 $x1804 old.lm_head.reversible)))))
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
 (let (($x2588 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1973 (= (_ bv96 7) old.hidden.kind)))
 (let (($x3050 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1848 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2804 (= (_ bv65 7) old.hidden.kind)))
 (let (($x261 (= (_ bv56 7) old.hidden.kind)))
 (let (($x979 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2313 (= (_ bv26 7) old.hidden.kind)))
 (let (($x856 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3446 (= (_ bv11 7) old.hidden.kind)))
 (or $x3446 $x856 $x2313 $x979 $x261 $x2804 $x1848 $x3050 $x1973 $x2588))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3114 (= (_ bv29 7) old.lm_head.bias)))
 (let (($x1278 (= (_ bv27 7) old.lm_head.bias)))
 (let (($x880 (= (_ bv1 7) old.lm_head.bias)))
 (or $x880 (= (_ bv23 7) old.lm_head.bias) $x1278 $x3114)))))
(assert
 (let (($x2436 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x2436 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x1216 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2216 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x937 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1456 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2576 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x1306 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x1306 $x2576 (= (_ bv56 7) old.lm_head.cut.kind) $x1456 $x937 $x2216 $x1216 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2734 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2210 (= (_ bv40 7) old.lm_head.split)))
 (or $x2210 (= (_ bv57 7) old.lm_head.split) $x2734))))
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
 (let ((?x1598 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2799 (div (* ?x1598 old.hidden.multiple) old.hidden.parts)))
 (let (($x2804 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x2804 (< 1 old.hidden.parts) (= ?x2799 old.hidden.n)))))))
(assert
 (let (($x2804 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x2804 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1598 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2799 (div (* ?x1598 old.hidden.multiple) old.hidden.parts)))
 (let (($x989 (= (- 1) old.hidden.n)))
 (let ((?x1185 (ite (or $x989 (< (* ?x2799 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x2804 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x1189 (ite $x2804 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1185) old.hidden.given_least)))
 (let ((?x2894 (ite (or $x989 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x2313 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2131 (ite $x2313 (ite (and $x989 (= 1 old.hidden.parts)) 1 ?x2894) ?x1189)))
 (let (($x261 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2588 (= (_ bv99 7) old.hidden.kind)))
 (let (($x3050 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3446 (= (_ bv11 7) old.hidden.kind)))
 (let (($x856 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1973 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x801 (ite $x1973 old.hidden.parts (ite (or $x856 $x3446 $x3050 $x2588 $x261) 1 ?x2131))))
 (= old.hidden.least ?x801))))))))))))))))))
(assert
 (let (($x2313 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1675 (ite $x2313 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1598 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2799 (div (* ?x1598 old.hidden.multiple) old.hidden.parts)))
 (let (($x989 (= (- 1) old.hidden.n)))
 (let (($x2804 (= (_ bv65 7) old.hidden.kind)))
 (let (($x3050 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2526 (ite $x3050 (or $x989 (< old.hidden.block old.hidden.n)) (ite $x2804 (or $x989 (< ?x2799 old.hidden.n)) $x1675))))
 (let (($x637 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2526)))
 (let (($x979 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1848 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1166 (or $x1848 $x979)))
 (= old.hidden.moved (ite $x1166 old.hidden.given_moved $x637)))))))))))))))
(assert
 (let (($x1456 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2866 (and $x1456 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x2866))))
(assert
 (let (($x2311 (= (- 1) old.lm_head.cut.n)))
 (let (($x1306 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x2064 (ite $x1306 (or $x2311 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x2311 (< 1 old.lm_head.cut.n)))))
 (let ((?x2418 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let (($x832 (< (div (* ?x2418 old.lm_head.cut.multiple) old.lm_head.cut.parts) old.lm_head.cut.n)))
 (let (($x1456 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x2216 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x2830 (ite $x2216 (or $x2311 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x1456 (or $x2311 $x832) $x2064))))
 (let (($x3218 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x2830)))
 (let (($x2576 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x937 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2684 (or $x937 $x2576)))
 (= old.lm_head.cut.moved (ite $x2684 old.lm_head.cut.given_moved $x3218)))))))))))))))
(assert
 (let (($x1973 (= (_ bv96 7) old.hidden.kind)))
 (let (($x979 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1848 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1166 (or $x1848 $x979)))
 (let (($x1858 (ite $x1166 old.hidden.given_everywhere (or $x1973 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1858)))))))
(assert
 (let (($x1216 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x349 (or $x1216 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x2576 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x937 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2684 (or $x937 $x2576)))
 (= old.lm_head.cut.everywhere (ite $x2684 old.lm_head.cut.given_everywhere $x349))))))))
(assert
 (let (($x1694 (not old.lm_head.cut.moved)))
 (let (($x500 (not (or (= (_ bv96 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind)))))
 (let (($x1940 (= 1 old.lm_head.cut.parts)))
 (let (($x2576 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x937 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x2684 (or $x937 $x2576)))
 (= old.lm_head.cut.first_alone (ite $x2684 old.lm_head.cut.given_first (or $x1940 (and $x500 $x1694)))))))))))
(assert
 (let (($x2656 (not old.hidden.moved)))
 (let (($x2588 (= (_ bv99 7) old.hidden.kind)))
 (let (($x3050 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3446 (= (_ bv11 7) old.hidden.kind)))
 (let (($x856 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1131 (or old.hidden.everywhere old.hidden.filled (and (or $x856 $x3446 $x3050 $x2588) $x2656))))
 (let (($x979 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1848 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1166 (or $x1848 $x979)))
 (= old.hidden.undivided (ite $x1166 old.hidden.given_undivided $x1131))))))))))))
(assert
 (let (($x1336 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x2436 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x784 (or $x2436 $x1336)))
 (let (($x2210 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1108 (and $x2210 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x784)))
 (let (($x2734 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x2752 (ite (and $x2734 old.lm_head.cut.everywhere $x784) (_ bv96 7) (ite $x2734 (_ bv95 7) (ite $x1108 (_ bv96 7) (ite $x2210 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x2752)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x3359 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2629 (= (_ bv96 7) new.hidden.kind)))
 (let (($x248 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1751 (= (_ bv86 7) new.hidden.kind)))
 (let (($x423 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1736 (= (_ bv56 7) new.hidden.kind)))
 (let (($x869 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2690 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2136 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2583 (= (_ bv11 7) new.hidden.kind)))
 (or $x2583 $x2136 $x2690 $x869 $x1736 $x423 $x1751 $x248 $x2629 $x3359))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x3084 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x2801 (= (_ bv27 7) new.lm_head.bias)))
 (let (($x2649 (= (_ bv1 7) new.lm_head.bias)))
 (or $x2649 (= (_ bv23 7) new.lm_head.bias) $x2801 $x3084)))))
(assert
 (let (($x1728 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x1728 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x2452 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2697 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x843 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x2329 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2788 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1873 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x1873 $x2788 (= (_ bv56 7) new.lm_head.cut.kind) $x2329 $x843 $x2697 $x2452 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2568 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2330 (= (_ bv40 7) new.lm_head.split)))
 (or $x2330 (= (_ bv57 7) new.lm_head.split) $x2568))))
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
 (let ((?x2174 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1947 (div (* ?x2174 new.hidden.multiple) new.hidden.parts)))
 (let (($x423 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x423 (< 1 new.hidden.parts) (= ?x1947 new.hidden.n)))))))
(assert
 (let (($x423 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x423 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2174 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1947 (div (* ?x2174 new.hidden.multiple) new.hidden.parts)))
 (let (($x378 (= (- 1) new.hidden.n)))
 (let ((?x3508 (ite (or $x378 (< (* ?x1947 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x423 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x2636 (ite $x423 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x3508) new.hidden.given_least)))
 (let ((?x395 (ite (or $x378 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2690 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x1764 (ite $x2690 (ite (and $x378 (= 1 new.hidden.parts)) 1 ?x395) ?x2636)))
 (let (($x1736 (= (_ bv56 7) new.hidden.kind)))
 (let (($x3359 (= (_ bv99 7) new.hidden.kind)))
 (let (($x248 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2583 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2136 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2629 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2082 (ite $x2629 new.hidden.parts (ite (or $x2136 $x2583 $x248 $x3359 $x1736) 1 ?x1764))))
 (= new.hidden.least ?x2082))))))))))))))))))
(assert
 (let (($x2690 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2675 (ite $x2690 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2174 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1947 (div (* ?x2174 new.hidden.multiple) new.hidden.parts)))
 (let (($x378 (= (- 1) new.hidden.n)))
 (let (($x423 (= (_ bv65 7) new.hidden.kind)))
 (let (($x248 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1740 (ite $x248 (or $x378 (< new.hidden.block new.hidden.n)) (ite $x423 (or $x378 (< ?x1947 new.hidden.n)) $x2675))))
 (let (($x1280 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1740)))
 (let (($x869 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1751 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3283 (or $x1751 $x869)))
 (= new.hidden.moved (ite $x3283 new.hidden.given_moved $x1280)))))))))))))))
(assert
 (let (($x2329 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1794 (and $x2329 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1794))))
(assert
 (let (($x397 (= (- 1) new.lm_head.cut.n)))
 (let (($x1873 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x1206 (ite $x1873 (or $x397 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x397 (< 1 new.lm_head.cut.n)))))
 (let ((?x2151 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let (($x569 (< (div (* ?x2151 new.lm_head.cut.multiple) new.lm_head.cut.parts) new.lm_head.cut.n)))
 (let (($x2329 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2697 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x490 (ite $x2697 (or $x397 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x2329 (or $x397 $x569) $x1206))))
 (let (($x2846 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x490)))
 (let (($x2788 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x843 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1661 (or $x843 $x2788)))
 (= new.lm_head.cut.moved (ite $x1661 new.lm_head.cut.given_moved $x2846)))))))))))))))
(assert
 (let (($x2629 (= (_ bv96 7) new.hidden.kind)))
 (let (($x869 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1751 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3283 (or $x1751 $x869)))
 (let (($x648 (ite $x3283 new.hidden.given_everywhere (or $x2629 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x648)))))))
(assert
 (let (($x2452 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x3219 (or $x2452 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2788 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x843 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1661 (or $x843 $x2788)))
 (= new.lm_head.cut.everywhere (ite $x1661 new.lm_head.cut.given_everywhere $x3219))))))))
(assert
 (let (($x3237 (not new.lm_head.cut.moved)))
 (let (($x2178 (not (or (= (_ bv96 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind)))))
 (let (($x1763 (= 1 new.lm_head.cut.parts)))
 (let (($x2788 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x843 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1661 (or $x843 $x2788)))
 (= new.lm_head.cut.first_alone (ite $x1661 new.lm_head.cut.given_first (or $x1763 (and $x2178 $x3237)))))))))))
(assert
 (let (($x325 (not new.hidden.moved)))
 (let (($x3359 (= (_ bv99 7) new.hidden.kind)))
 (let (($x248 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2583 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2136 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2530 (or new.hidden.everywhere new.hidden.filled (and (or $x2136 $x2583 $x248 $x3359) $x325))))
 (let (($x869 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1751 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3283 (or $x1751 $x869)))
 (= new.hidden.undivided (ite $x3283 new.hidden.given_undivided $x2530))))))))))))
(assert
 (let (($x1650 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1728 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2057 (or $x1728 $x1650)))
 (let (($x2330 (= (_ bv40 7) new.lm_head.split)))
 (let (($x161 (and $x2330 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x2057)))
 (let (($x2568 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1888 (ite (and $x2568 new.lm_head.cut.everywhere $x2057) (_ bv96 7) (ite $x2568 (_ bv95 7) (ite $x161 (_ bv96 7) (ite $x2330 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x1888)))))))))
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
 (let (($x3084 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x1646 (and (not (= (_ bv92 7) new.lm_head.state)) (or (= (_ bv1 7) new.lm_head.bias) (= (_ bv27 7) new.lm_head.bias)))))
 (let (($x3184 (= 1 new.tp)))
 (let (($x1190 (or $x3184 (not new.model.head_bias) (and (= (_ bv92 7) new.lm_head.state) (not (= (_ bv27 7) new.lm_head.bias))) $x1646 (and (= (_ bv95 7) new.lm_head.state) $x3084 new.lm_head.cut.first_alone))))
 (not $x1190))))))
(assert
 (let (($x3114 (= (_ bv29 7) old.lm_head.bias)))
(let (($x3382 (and (not (= (_ bv92 7) old.lm_head.state)) (or (= (_ bv1 7) old.lm_head.bias) (= (_ bv27 7) old.lm_head.bias)))))
(let (($x3551 (not old.model.head_bias)))
(let (($x1629 (= 1 old.tp)))
(or $x1629 $x3551 (and (= (_ bv92 7) old.lm_head.state) (not (= (_ bv27 7) old.lm_head.bias))) $x3382 (and (= (_ bv95 7) old.lm_head.state) $x3114 old.lm_head.cut.first_alone)))))))
(check-sat)

; from one replica to any number, question 76
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
 (let (($x3343 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1438 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1438 $x3343 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x892 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x892 (= (_ bv23 7) old.ffn.down.residual) (= (_ bv27 7) old.ffn.down.residual) (= (_ bv29 7) old.ffn.down.residual))))
(assert
 (let (($x2927 (= (_ bv40 7) old.ffn.down.split)))
 (or $x2927 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x13 (= (_ bv58 7) old.ffn.down.sum)))
 (or (= (_ bv15 7) old.ffn.down.sum) $x13)))
(assert
 (let (($x1853 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1969 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x576 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1261 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2880 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2880 $x1261 $x576 $x1969 $x1853)))))))
(assert
 (let (($x2243 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1998 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x1998 $x2243))))
(assert
 (let (($x1664 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1664 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2357 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x2876 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x755 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2138 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x260 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x260 $x2138 $x755 $x2876 $x2357)))))))
(assert
 (let (($x304 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x3633 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x3633 $x304))))
(assert
 (let (($x1881 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x524 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2198 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x2198 $x524 $x1881 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x2292 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1986 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1759 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1113 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2585 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2490 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x2490 $x2585 (= (_ bv56 7) old.ffn.width.kind) $x1113 $x1759 $x1986 $x2292 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x1212 (= (_ bv38 7) old.stages.send)))
 (let (($x2237 (= (_ bv14 7) old.stages.send)))
 (let (($x87 (= (_ bv10 7) old.stages.send)))
 (or $x87 $x2237 $x1212 (= (_ bv59 7) old.stages.send) (= (_ bv75 7) old.stages.send))))))
(assert
 (let (($x906 (= (_ bv53 7) old.stages.stream)))
 (or $x906 (= (_ bv84 7) old.stages.stream))))
(assert
 (and (<= 1 old.stages.visits)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1246 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2544 (div (* ?x1246 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1978 (< 1 old.ffn.width.parts)))
 (let (($x1113 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1113 $x1978 (= ?x2544 old.ffn.width.n))))))))
(assert
 (let ((?x1246 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2544 (div (* ?x1246 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1978 (< 1 old.ffn.width.parts)))
 (let (($x1113 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1113 $x1978 (<= old.ffn.width.n ?x2544))))))))
(assert
 (let (($x1113 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x3256 (and $x1113 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x3256))))
(assert
 (let (($x1617 (= (- 1) old.ffn.width.n)))
 (let (($x2490 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1324 (ite $x2490 (or $x1617 (<= old.ffn.width.parts old.ffn.width.n)) (or $x1617 (< 1 old.ffn.width.n)))))
 (let ((?x1246 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x2544 (div (* ?x1246 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1113 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1986 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2126 (ite $x1986 (or $x1617 (< old.ffn.width.block old.ffn.width.n)) (ite $x1113 (or $x1617 (< ?x2544 old.ffn.width.n)) $x1324))))
 (let (($x444 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x2126)))
 (let (($x2585 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1759 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1933 (or $x1759 $x2585)))
 (= old.ffn.width.moved (ite $x1933 old.ffn.width.given_moved $x444)))))))))))))))
(assert
 (let (($x3343 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x291 (or $x3343 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x291))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x2292 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x3248 (or $x2292 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x2585 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1759 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1933 (or $x1759 $x2585)))
 (= old.ffn.width.everywhere (ite $x1933 old.ffn.width.given_everywhere $x3248))))))))
(assert
 (let (($x2433 (not old.ffn.width.moved)))
 (let (($x2665 (and old.ffn.width.everywhere $x2433)))
 (= old.ffn.in_place (or $x2665 old.ffn.width.filled)))))
(assert
 (let (($x2433 (not old.ffn.width.moved)))
 (let (($x2665 (and old.ffn.width.everywhere $x2433)))
 (let (($x1587 (< 1 old.tp)))
 (let ((?x2356 (ite $x1587 (_ bv16 7) (ite $x2665 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x2556 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x1853 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1261 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x576 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1969 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x241 (ite (or $x1969 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x576 $x1261) (_ bv96 7) (ite $x1853 ?x2556 ?x2356)))))
 (let (($x1441 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x1744 (or $x576 $x1969)))
 (let (($x3099 (or $x1744 $x1441 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x1998 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x635 (or $x1744 $x1441 (and $x1261 old.ffn.width.padded $x2433) (and $x1853 old.ffn.width.leads))))
 (let ((?x649 (ite (and $x1261 old.ffn.width.filled (not $x1441)) (_ bv96 7) (ite $x635 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2243 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2243 ?x649 (ite $x1998 (ite $x3099 (_ bv96 7) (ite $x1261 (_ bv21 7) (_ bv16 7))) ?x241)))))))))))))))))))))
(assert
 (let (($x2433 (not old.ffn.width.moved)))
 (let (($x2665 (and old.ffn.width.everywhere $x2433)))
 (let ((?x1310 (ite $x2665 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x1587 (< 1 old.tp)))
 (let ((?x559 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2357 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x30 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x2357 ?x559 (ite $x1587 (_ bv16 7) ?x1310)))))
 (let (($x524 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2876 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x1102 (or $x2876 (not (or $x524 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x1249 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x755 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x962 (or $x755 $x2876)))
 (let ((?x427 (ite (or $x962 $x1249 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x3633 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1882 (or $x962 $x1249 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x2433) (and $x2357 old.ffn.width.leads))))
 (let ((?x15 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x1249)) (_ bv96 7) (ite $x1882 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x304 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x304 ?x15 (ite $x3633 ?x427 (ite $x1102 (_ bv92 7) ?x30)))))))))))))))))))))))
(assert
 (let (($x2900 (not old.ffn.width.everywhere)))
 (let (($x2243 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2243 (not (= (_ bv96 7) old.ffn.gate_state)) $x2900) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2900 (not old.ffn.width.everywhere)))
 (let (($x761 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x2900)))
 (= old.ffn.up_piece (ite $x761 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3384 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x3384)))
(assert
 (let ((?x1846 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1846)))
(assert
 (let ((?x1712 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x1712)))
(assert
 (let (($x13 (= (_ bv58 7) old.ffn.down.sum)))
 (let (($x1587 (< 1 old.tp)))
 (let (($x246 (and $x1587 $x13 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv92 7) old.ffn.product_in)))))
 (= old.stages.ffn_due $x246)))))
(assert
 (let (($x1300 (or old.model.parallel old.layer.moe (not old.stages.ffn_due))))
 (let (($x906 (= (_ bv53 7) old.stages.stream)))
 (let (($x2373 (not old.model.parallel)))
 (let (($x2135 (not old.stages.leaves)))
 (let (($x2785 (or $x2135 (and old.layer.dense $x2373 (not (= (_ bv1 7) old.ffn.down.residual))) (and $x906 $x1300))))
 (= old.stages.one_part $x2785)))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x999 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x3535 (= (_ bv10 7) new.ffn.down.input)))
 (or $x3535 $x999 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x1455 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x1455 (= (_ bv23 7) new.ffn.down.residual) (= (_ bv27 7) new.ffn.down.residual) (= (_ bv29 7) new.ffn.down.residual))))
(assert
 (let (($x1340 (= (_ bv40 7) new.ffn.down.split)))
 (or $x1340 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x317 (= (_ bv58 7) new.ffn.down.sum)))
 (or (= (_ bv15 7) new.ffn.down.sum) $x317)))
(assert
 (let (($x1143 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1265 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x460 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1361 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x781 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x781 $x1361 $x460 $x1265 $x1143)))))))
(assert
 (let (($x2182 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x361 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x361 $x2182))))
(assert
 (let (($x1596 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x1596 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2654 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x461 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x3041 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x104 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x283 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x283 $x104 $x3041 $x461 $x2654)))))))
(assert
 (let (($x1293 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x176 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x176 $x1293))))
(assert
 (let (($x3466 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x393 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1087 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x1087 $x393 $x3466 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x990 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x2250 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x337 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x1742 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1208 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2172 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x2172 $x1208 (= (_ bv56 7) new.ffn.width.kind) $x1742 $x337 $x2250 $x990 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x1709 (= (_ bv38 7) new.stages.send)))
 (let (($x2936 (= (_ bv14 7) new.stages.send)))
 (let (($x1841 (= (_ bv10 7) new.stages.send)))
 (or $x1841 $x2936 $x1709 (= (_ bv59 7) new.stages.send) (= (_ bv75 7) new.stages.send))))))
(assert
 (let (($x1839 (= (_ bv53 7) new.stages.stream)))
 (or $x1839 (= (_ bv84 7) new.stages.stream))))
(assert
 (and (<= 1 new.stages.visits)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2247 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2323 (div (* ?x2247 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x133 (< 1 new.ffn.width.parts)))
 (let (($x1742 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x1742 $x133 (= ?x2323 new.ffn.width.n))))))))
(assert
 (let ((?x2247 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2323 (div (* ?x2247 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x133 (< 1 new.ffn.width.parts)))
 (let (($x1742 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x1742 $x133 (<= new.ffn.width.n ?x2323))))))))
(assert
 (let (($x1742 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1410 (and $x1742 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x1410))))
(assert
 (let (($x1353 (= (- 1) new.ffn.width.n)))
 (let (($x2172 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1276 (ite $x2172 (or $x1353 (<= new.ffn.width.parts new.ffn.width.n)) (or $x1353 (< 1 new.ffn.width.n)))))
 (let ((?x2247 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x2323 (div (* ?x2247 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x1742 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x2250 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x2287 (ite $x2250 (or $x1353 (< new.ffn.width.block new.ffn.width.n)) (ite $x1742 (or $x1353 (< ?x2323 new.ffn.width.n)) $x1276))))
 (let (($x2346 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x2287)))
 (let (($x1208 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x337 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2832 (or $x337 $x1208)))
 (= new.ffn.width.moved (ite $x2832 new.ffn.width.given_moved $x2346)))))))))))))))
(assert
 (let (($x999 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2901 (or $x999 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2901))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x990 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x302 (or $x990 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x1208 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x337 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x2832 (or $x337 $x1208)))
 (= new.ffn.width.everywhere (ite $x2832 new.ffn.width.given_everywhere $x302))))))))
(assert
 (let (($x1538 (not new.ffn.width.moved)))
 (let (($x1798 (and new.ffn.width.everywhere $x1538)))
 (= new.ffn.in_place (or $x1798 new.ffn.width.filled)))))
(assert
 (let (($x1538 (not new.ffn.width.moved)))
 (let (($x1798 (and new.ffn.width.everywhere $x1538)))
 (let (($x3132 (< 1 new.tp)))
 (let ((?x2715 (ite $x3132 (_ bv16 7) (ite $x1798 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1150 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x1143 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1361 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x460 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1265 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x286 (ite (or $x1265 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x460 $x1361) (_ bv96 7) (ite $x1143 ?x1150 ?x2715)))))
 (let (($x2624 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x2484 (or $x460 $x1265)))
 (let (($x1457 (or $x2484 $x2624 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x361 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x1258 (or $x2484 $x2624 (and $x1361 new.ffn.width.padded $x1538) (and $x1143 new.ffn.width.leads))))
 (let ((?x1077 (ite (and $x1361 new.ffn.width.filled (not $x2624)) (_ bv96 7) (ite $x1258 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2182 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x2182 ?x1077 (ite $x361 (ite $x1457 (_ bv96 7) (ite $x1361 (_ bv21 7) (_ bv16 7))) ?x286)))))))))))))))))))))
(assert
 (let (($x1538 (not new.ffn.width.moved)))
 (let (($x1798 (and new.ffn.width.everywhere $x1538)))
 (let ((?x195 (ite $x1798 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x3132 (< 1 new.tp)))
 (let ((?x3434 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2654 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x2294 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x2654 ?x3434 (ite $x3132 (_ bv16 7) ?x195)))))
 (let (($x393 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x461 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1864 (or $x461 (not (or $x393 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x3381 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x3041 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1577 (or $x3041 $x461)))
 (let ((?x1008 (ite (or $x1577 $x3381 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x176 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x2881 (or $x1577 $x3381 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x1538) (and $x2654 new.ffn.width.leads))))
 (let ((?x2226 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x3381)) (_ bv96 7) (ite $x2881 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1293 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1293 ?x2226 (ite $x176 ?x1008 (ite $x1864 (_ bv92 7) ?x2294)))))))))))))))))))))))
(assert
 (let (($x2671 (not new.ffn.width.everywhere)))
 (let (($x2182 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x2182 (not (= (_ bv96 7) new.ffn.gate_state)) $x2671) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2671 (not new.ffn.width.everywhere)))
 (let (($x2046 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x2671)))
 (= new.ffn.up_piece (ite $x2046 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2482 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x2482)))
(assert
 (let ((?x277 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x277)))
(assert
 (let ((?x1935 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x1935)))
(assert
 (let (($x317 (= (_ bv58 7) new.ffn.down.sum)))
 (let (($x3132 (< 1 new.tp)))
 (let (($x450 (and $x3132 $x317 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv92 7) new.ffn.product_in)))))
 (= new.stages.ffn_due $x450)))))
(assert
 (let (($x1839 (= (_ bv53 7) new.stages.stream)))
 (let (($x1345 (and $x1839 (or new.model.parallel new.layer.moe (not new.stages.ffn_due)))))
 (let (($x3387 (not new.model.parallel)))
 (let (($x2790 (not new.stages.leaves)))
 (let (($x815 (or $x2790 (and new.layer.dense $x3387 (not (= (_ bv1 7) new.ffn.down.residual))) $x1345)))
 (= new.stages.one_part $x815)))))))
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
 (let (($x3136 (or (= 1 new.stages.visits) (or (= (_ bv10 7) new.stages.send) (= (_ bv14 7) new.stages.send)) (and (= (_ bv38 7) new.stages.send) new.stages.one_part))))
 (not $x3136)))
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
 (let ((?x2510 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x3022 (* (div (* ?x2510 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x1336 (= (- 1) old.batch.sequences.n)))
 (let ((?x1127 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x1336 (< ?x3022 old.batch.sequences.n)) 0 1))))
 (let (($x1275 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x674 (or $x1336 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x2788 (ite (and $x1336 (= 1 old.batch.sequences.parts)) 1 (ite $x674 0 1))))
 (let (($x2208 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x211 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x357 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x1517 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x478 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x59 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x569 (ite (or $x59 $x478 $x1517 $x357 $x211) 1 (ite $x2208 ?x2788 (ite $x1275 ?x1127 old.batch.sequences.given_least)))))
 (let (($x2798 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x2798 old.batch.sequences.parts ?x569))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x2675 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x2606 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x968 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x2617 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x2690 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x433 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x1947 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x1564 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x1564 $x1947 $x433 (= (_ bv48 7) new.batch.sequences.kind) $x2690 $x2617 (= (_ bv86 7) new.batch.sequences.kind) $x968 $x2606 $x2675))))))))))
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
 (let ((?x3111 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x3450 (* (div (* ?x3111 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x2144 (= (- 1) new.batch.sequences.n)))
 (let ((?x1983 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x2144 (< ?x3450 new.batch.sequences.n)) 0 1))))
 (let (($x2617 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x2034 (or $x2144 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x1347 (ite (and $x2144 (= 1 new.batch.sequences.parts)) 1 (ite $x2034 0 1))))
 (let (($x433 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x2690 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x2675 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x968 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x1564 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x1947 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x2696 (ite (or $x1947 $x1564 $x968 $x2675 $x2690) 1 (ite $x433 ?x1347 (ite $x2617 ?x1983 new.batch.sequences.given_least)))))
 (let (($x2606 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x2606 new.batch.sequences.parts ?x2696))))))))))))))))))
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
 (let (($x2037 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x2037))))
(assert
 (let (($x1889 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x1889)))
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
 (let (($x461 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x461)))
(assert
 (let (($x1552 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x1552 (= (_ bv57 7) old.attention.qkv.split))))
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
 (let (($x867 (= (_ bv38 7) old.embedding.split)))
 (or $x867 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x2108 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x2108)))
(assert
 (let (($x2231 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2231 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x1340 (= (_ bv40 7) old.ffn.up.split)))
 (or $x1340 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x452 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1008 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1804 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2244 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3434 (= (_ bv65 7) old.hidden.kind)))
 (let (($x724 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1864 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1365 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2345 (= (_ bv18 7) old.hidden.kind)))
 (let (($x393 (= (_ bv11 7) old.hidden.kind)))
 (or $x393 $x2345 $x1365 $x1864 $x724 $x3434 $x2244 $x1804 $x1008 $x452))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x917 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x917 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (let (($x1979 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2482 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1616 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1293 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x1293 (= (_ bv56 7) old.lm_head.cut.kind) $x1616 $x2482 (= (_ bv91 7) old.lm_head.cut.kind) $x1979 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2814 (= (_ bv95 7) old.lm_head.split)))
 (let (($x984 (= (_ bv40 7) old.lm_head.split)))
 (or $x984 (= (_ bv57 7) old.lm_head.split) $x2814))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1382 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x1382 (= (_ bv57 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x627 (= (_ bv38 7) old.stream)))
 (or $x627 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1039 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1709 (div (* ?x1039 old.hidden.multiple) old.hidden.parts)))
 (let (($x3434 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3434 (< 1 old.hidden.parts) (= ?x1709 old.hidden.n)))))))
(assert
 (let (($x3434 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3434 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1039 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1709 (div (* ?x1039 old.hidden.multiple) old.hidden.parts)))
 (let (($x87 (= (- 1) old.hidden.n)))
 (let ((?x645 (ite (or $x87 (< (* ?x1709 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x3434 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x2624 (ite $x3434 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x645) old.hidden.given_least)))
 (let ((?x1361 (ite (or $x87 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x1365 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2091 (ite $x1365 (ite (and $x87 (= 1 old.hidden.parts)) 1 ?x1361) ?x2624)))
 (let (($x724 (= (_ bv56 7) old.hidden.kind)))
 (let (($x452 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1804 (= (_ bv91 7) old.hidden.kind)))
 (let (($x393 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2345 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1008 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x460 (ite $x1008 old.hidden.parts (ite (or $x2345 $x393 $x1804 $x452 $x724) 1 ?x2091))))
 (= old.hidden.least ?x460))))))))))))))))))
(assert
 (let (($x1864 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2244 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2484 (or $x2244 $x1864)))
 (let (($x1008 (= (_ bv96 7) old.hidden.kind)))
 (= old.hidden.most (ite $x1008 old.hidden.parts (ite $x2484 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x1365 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1596 (ite $x1365 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1039 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1709 (div (* ?x1039 old.hidden.multiple) old.hidden.parts)))
 (let (($x87 (= (- 1) old.hidden.n)))
 (let (($x3434 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1804 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1870 (ite $x1804 (or $x87 (< old.hidden.block old.hidden.n)) (ite $x3434 (or $x87 (< ?x1709 old.hidden.n)) $x1596))))
 (let (($x1107 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1870)))
 (let (($x1864 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2244 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2484 (or $x2244 $x1864)))
 (= old.hidden.moved (ite $x2484 old.hidden.given_moved $x1107)))))))))))))))
(assert
 (let (($x1616 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x593 (and $x1616 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x593))))
(assert
 (let (($x461 (= (_ bv61 7) old.attention.out.split)))
 (let (($x867 (= (_ bv38 7) old.embedding.split)))
 (let (($x627 (= (_ bv38 7) old.stream)))
 (let (($x2888 (or $x627 $x867 $x461 (and old.layer.dense (= (_ bv61 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x2888))))))
(assert
 (let (($x1008 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1864 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2244 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2484 (or $x2244 $x1864)))
 (let (($x337 (ite $x2484 old.hidden.given_everywhere (or $x1008 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x337)))))))
(assert
 (let (($x1979 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2278 (or $x1979 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x302 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2278)))
 (= old.lm_head.cut.everywhere $x302)))))
(assert
 (let (($x1833 (not old.hidden.moved)))
 (let (($x452 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1804 (= (_ bv91 7) old.hidden.kind)))
 (let (($x393 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2345 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2632 (or old.hidden.everywhere old.hidden.filled (and (or $x2345 $x393 $x1804 $x452) $x1833))))
 (let (($x1864 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2244 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2484 (or $x2244 $x1864)))
 (= old.hidden.undivided (ite $x2484 old.hidden.given_undivided $x2632))))))))))))
(assert
 (let (($x2238 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x917 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2546 (or $x917 $x2238)))
 (let (($x984 (= (_ bv40 7) old.lm_head.split)))
 (let (($x1133 (and $x984 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x2546)))
 (let (($x2814 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x750 (ite (and $x2814 old.lm_head.cut.everywhere $x2546) (_ bv96 7) (ite $x2814 (_ bv95 7) (ite $x1133 (_ bv96 7) (ite $x984 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x750)))))))))
(assert
 (let (($x1340 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x2346 (and old.layer.dense (or $x1340 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x1552 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x287 (or $x1552 (= (_ bv92 7) old.lm_head.state) $x2346 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x287))))))
(assert
 (= old.layer.dense true))
(assert
 (= old.layer.moe false))
(assert
 (let (($x133 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x133)))
(assert
 (let (($x1061 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x1061 (= (_ bv57 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x3104 (= (_ bv38 7) new.embedding.split)))
 (or $x3104 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x1484 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x1484)))
(assert
 (let (($x2158 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x2158 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x1963 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1963 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x1632 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2404 (= (_ bv96 7) new.hidden.kind)))
 (let (($x289 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1519 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2389 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1471 (= (_ bv56 7) new.hidden.kind)))
 (let (($x386 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2335 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2998 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1132 (= (_ bv11 7) new.hidden.kind)))
 (or $x1132 $x2998 $x2335 $x386 $x1471 $x2389 $x1519 $x289 $x2404 $x1632))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2159 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x2159 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (let (($x1574 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1235 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1809 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2993 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x2993 (= (_ bv56 7) new.lm_head.cut.kind) $x1809 $x1235 (= (_ bv91 7) new.lm_head.cut.kind) $x1574 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x336 (= (_ bv95 7) new.lm_head.split)))
 (let (($x3474 (= (_ bv40 7) new.lm_head.split)))
 (or $x3474 (= (_ bv57 7) new.lm_head.split) $x336))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1587 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x1587 (= (_ bv57 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1739 (= (_ bv38 7) new.stream)))
 (or $x1739 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x2366 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2876 (div (* ?x2366 new.hidden.multiple) new.hidden.parts)))
 (let (($x2389 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2389 (< 1 new.hidden.parts) (= ?x2876 new.hidden.n)))))))
(assert
 (let (($x2389 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2389 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x2366 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2876 (div (* ?x2366 new.hidden.multiple) new.hidden.parts)))
 (let (($x2900 (= (- 1) new.hidden.n)))
 (let ((?x1155 (ite (or $x2900 (< (* ?x2876 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x2389 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x845 (ite $x2389 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1155) new.hidden.given_least)))
 (let ((?x2705 (ite (or $x2900 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2335 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x3078 (ite $x2335 (ite (and $x2900 (= 1 new.hidden.parts)) 1 ?x2705) ?x845)))
 (let (($x1471 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1632 (= (_ bv99 7) new.hidden.kind)))
 (let (($x289 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1132 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2998 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2404 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x926 (ite $x2404 new.hidden.parts (ite (or $x2998 $x1132 $x289 $x1632 $x1471) 1 ?x3078))))
 (= new.hidden.least ?x926))))))))))))))))))
(assert
 (let (($x386 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1519 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1249 (or $x1519 $x386)))
 (let (($x2404 (= (_ bv96 7) new.hidden.kind)))
 (= new.hidden.most (ite $x2404 new.hidden.parts (ite $x1249 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x2335 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3633 (ite $x2335 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x2366 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2876 (div (* ?x2366 new.hidden.multiple) new.hidden.parts)))
 (let (($x2900 (= (- 1) new.hidden.n)))
 (let (($x2389 (= (_ bv65 7) new.hidden.kind)))
 (let (($x289 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2774 (ite $x289 (or $x2900 (< new.hidden.block new.hidden.n)) (ite $x2389 (or $x2900 (< ?x2876 new.hidden.n)) $x3633))))
 (let (($x986 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2774)))
 (let (($x386 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1519 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1249 (or $x1519 $x386)))
 (= new.hidden.moved (ite $x1249 new.hidden.given_moved $x986)))))))))))))))
(assert
 (let (($x1809 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1236 (and $x1809 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1236))))
(assert
 (let (($x133 (= (_ bv61 7) new.attention.out.split)))
 (let (($x3104 (= (_ bv38 7) new.embedding.split)))
 (let (($x1739 (= (_ bv38 7) new.stream)))
 (let (($x2459 (or $x1739 $x3104 $x133 (and new.layer.dense (= (_ bv61 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x2459))))))
(assert
 (let (($x2404 (= (_ bv96 7) new.hidden.kind)))
 (let (($x386 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1519 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1249 (or $x1519 $x386)))
 (let (($x1310 (ite $x1249 new.hidden.given_everywhere (or $x2404 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1310)))))))
(assert
 (let (($x1574 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1790 (or $x1574 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2538 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x1790)))
 (= new.lm_head.cut.everywhere $x2538)))))
(assert
 (let (($x813 (not new.hidden.moved)))
 (let (($x1632 (= (_ bv99 7) new.hidden.kind)))
 (let (($x289 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1132 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2998 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1548 (or new.hidden.everywhere new.hidden.filled (and (or $x2998 $x1132 $x289 $x1632) $x813))))
 (let (($x386 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1519 (= (_ bv86 7) new.hidden.kind)))
 (let (($x1249 (or $x1519 $x386)))
 (= new.hidden.undivided (ite $x1249 new.hidden.given_undivided $x1548))))))))))))
(assert
 (let (($x2880 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x2159 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1892 (or $x2159 $x2880)))
 (let (($x3474 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2439 (and $x3474 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1892)))
 (let (($x336 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1664 (ite (and $x336 new.lm_head.cut.everywhere $x1892) (_ bv96 7) (ite $x336 (_ bv95 7) (ite $x2439 (_ bv96 7) (ite $x3474 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x1664)))))))))
(assert
 (let (($x1963 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x2556 (and new.layer.dense (or $x1963 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x1061 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x215 (or $x1061 (= (_ bv92 7) new.lm_head.state) $x2556 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x215))))))
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
 (let (($x2213 (not new.hidden.beyond)))
 (let (($x1880 (and (<= 1 new.hidden.least) $x2213 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x1880)))))
(assert
 (let (($x1647 (not old.hidden.beyond)))
(let (($x1229 (and (<= 1 old.hidden.least) $x1647 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x2702 (not (or old.hidden.gathered old.hidden.summed))))
(or $x2702 $x1229)))))
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
 (let (($x2245 (= (_ bv57 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x2245 (= (_ bv73 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x1096 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x1980 (= (_ bv96 7) old.embedding.cut.kind)))
 (let (($x994 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x3056 (= (_ bv86 7) old.embedding.cut.kind)))
 (let (($x2564 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x2348 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x2617 (= (_ bv48 7) old.embedding.cut.kind)))
 (let (($x1793 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x2776 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x918 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x918 $x2776 $x1793 $x2617 $x2348 $x2564 $x3056 $x994 $x1980 $x1096))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x3184 (= (_ bv95 7) old.embedding.split)))
 (let (($x867 (= (_ bv38 7) old.embedding.split)))
 (or $x867 (= (_ bv57 7) old.embedding.split) $x3184))))
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
 (let ((?x1716 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x2754 (* (div (* ?x1716 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x1018 (= (- 1) old.embedding.cut.n)))
 (let ((?x2020 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x1018 (< ?x2754 old.embedding.cut.n)) 0 1))))
 (let (($x2564 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x2825 (or $x1018 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x1957 (ite (and $x1018 (= 1 old.embedding.cut.parts)) 1 (ite $x2825 0 1))))
 (let (($x1793 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x2348 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x1096 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x994 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x918 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x2776 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x1021 (ite (or $x2776 $x918 $x994 $x1096 $x2348) 1 (ite $x1793 ?x1957 (ite $x2564 ?x2020 old.embedding.cut.given_least)))))
 (let (($x1980 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x1980 old.embedding.cut.parts ?x1021))))))))))))))))))
(assert
 (let ((?x2917 (ite (or (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x1980 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x1980 old.embedding.cut.parts ?x2917)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x1409 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2245 (= (_ bv57 7) old.embedding.collective)))
 (let (($x3184 (= (_ bv95 7) old.embedding.split)))
 (let ((?x1274 (ite $x3184 (ite (and old.embedding.rows_where_kept (or $x2245 $x1409)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x1274))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2981 (= (_ bv57 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x2981 (= (_ bv73 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x1978 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x3256 (= (_ bv96 7) new.embedding.cut.kind)))
 (let (($x590 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x3159 (= (_ bv86 7) new.embedding.cut.kind)))
 (let (($x1835 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x2034 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x1899 (= (_ bv48 7) new.embedding.cut.kind)))
 (let (($x2253 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x3450 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x356 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x356 $x3450 $x2253 $x1899 $x2034 $x1835 $x3159 $x590 $x3256 $x1978))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x301 (= (_ bv95 7) new.embedding.split)))
 (let (($x3104 (= (_ bv38 7) new.embedding.split)))
 (or $x3104 (= (_ bv57 7) new.embedding.split) $x301))))
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
 (let ((?x1525 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x3394 (* (div (* ?x1525 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x1595 (= (- 1) new.embedding.cut.n)))
 (let ((?x1239 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x1595 (< ?x3394 new.embedding.cut.n)) 0 1))))
 (let (($x1835 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x985 (or $x1595 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x261 (ite (and $x1595 (= 1 new.embedding.cut.parts)) 1 (ite $x985 0 1))))
 (let (($x2253 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x2034 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x1978 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x590 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x356 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x3450 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x1201 (ite (or $x3450 $x356 $x590 $x1978 $x2034) 1 (ite $x2253 ?x261 (ite $x1835 ?x1239 new.embedding.cut.given_least)))))
 (let (($x3256 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x3256 new.embedding.cut.parts ?x1201))))))))))))))))))
(assert
 (let ((?x1760 (ite (or (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x3256 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x3256 new.embedding.cut.parts ?x1760)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x1566 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2981 (= (_ bv57 7) new.embedding.collective)))
 (let (($x301 (= (_ bv95 7) new.embedding.split)))
 (let ((?x2894 (ite $x301 (ite (and new.embedding.rows_where_kept (or $x2981 $x1566)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x2894))))))
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
 (let (($x789 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x684 (not new.embedding.cut.beyond)))
 (let (($x3397 (or (not (= (_ bv95 7) new.embedding.split)) (and $x684 (or (= (_ bv96 7) new.embedding.state) $x789)))))
 (not $x3397)))))
(assert
 (let (($x1355 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x947 (not old.embedding.cut.beyond)))
(or (not (= (_ bv95 7) old.embedding.split)) (and $x947 (or (= (_ bv96 7) old.embedding.state) $x1355))))))
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
(declare-fun old.tp () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
(declare-fun old.embedding.group.pp () Bool)
(declare-fun old.embedding.group.sp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun old.embedding.group.tp () Bool)
(declare-fun old.embedding.rows_where_kept () Bool)
(declare-fun old.embedding.state () (_ BitVec 7))
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
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
(declare-fun new.tp () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
(declare-fun new.embedding.group.pp () Bool)
(declare-fun new.embedding.group.sp () Bool)
(declare-fun new.embedding.group.dp () Bool)
(declare-fun new.embedding.group.tp () Bool)
(declare-fun new.embedding.rows_where_kept () Bool)
(declare-fun new.embedding.state () (_ BitVec 7))
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
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
 (let (($x2378 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2245 (= (_ bv57 7) old.embedding.collective)))
 (let (($x423 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1153 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3367 (= (_ bv4 7) old.embedding.collective)))
 (or $x3367 $x1153 $x423 $x2245 $x2378)))))))
(assert
 (let (($x3184 (= (_ bv95 7) old.embedding.split)))
 (let (($x867 (= (_ bv38 7) old.embedding.split)))
 (or $x867 (= (_ bv57 7) old.embedding.split) $x3184))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1881 (= (_ bv96 7) old.hidden.kind)))
 (let (($x483 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2232 (= (_ bv86 7) old.hidden.kind)))
 (let (($x484 (= (_ bv65 7) old.hidden.kind)))
 (let (($x926 (= (_ bv48 7) old.hidden.kind)))
 (let (($x304 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x304 $x926 (= (_ bv56 7) old.hidden.kind) $x484 $x2232 $x483 $x1881 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x3614 (= (_ bv49 7) old.norm.statistic)))
 (or $x3614 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1025 (= (_ bv96 7) old.stream)))
 (let (($x2357 (= (_ bv38 7) old.stream)))
 (or $x2357 (= (_ bv94 7) old.stream) $x1025))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x3099 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2947 (div (* ?x3099 old.hidden.multiple) old.hidden.parts)))
 (let (($x1138 (< 1 old.hidden.parts)))
 (let (($x484 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x484 $x1138 (= ?x2947 old.hidden.n))))))))
(assert
 (let ((?x3099 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2947 (div (* ?x3099 old.hidden.multiple) old.hidden.parts)))
 (let (($x1138 (< 1 old.hidden.parts)))
 (let (($x484 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x484 $x1138 (<= old.hidden.n ?x2947))))))))
(assert
 (let (($x484 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x484 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x304 (= (_ bv26 7) old.hidden.kind)))
 (let (($x755 (ite $x304 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3099 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2947 (div (* ?x3099 old.hidden.multiple) old.hidden.parts)))
 (let (($x3078 (= (- 1) old.hidden.n)))
 (let (($x484 (= (_ bv65 7) old.hidden.kind)))
 (let (($x483 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1420 (ite $x483 (or $x3078 (< old.hidden.block old.hidden.n)) (ite $x484 (or $x3078 (< ?x2947 old.hidden.n)) $x755))))
 (let (($x1559 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1420)))
 (let (($x926 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2232 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2522 (or $x2232 $x926)))
 (= old.hidden.moved (ite $x2522 old.hidden.given_moved $x1559)))))))))))))))
(assert
 (let (($x1409 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2245 (= (_ bv57 7) old.embedding.collective)))
 (let (($x3184 (= (_ bv95 7) old.embedding.split)))
 (let ((?x1274 (ite $x3184 (ite (and old.embedding.rows_where_kept (or $x2245 $x1409)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x1274))))))
(assert
 (let (($x1881 (= (_ bv96 7) old.hidden.kind)))
 (let (($x926 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2232 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2522 (or $x2232 $x926)))
 (let (($x1839 (ite $x2522 old.hidden.given_everywhere (or $x1881 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1839)))))))
(assert
 (let (($x2750 (= 1 old.tp)))
 (let (($x1025 (= (_ bv96 7) old.stream)))
 (let (($x314 (or $x1025 $x2750 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x1409 (and (or (not old.embedding.group.tp) $x2750) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x423 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2245 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x2927 (ite (or (or $x2245 $x423) (and $x1409 $x314)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2378 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1153 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3082 (and (or $x1153 $x2378) $x1409)))
 (let ((?x1537 (ite (or $x2245 (and $x423 (= (_ bv38 7) old.stream)) $x3082) (_ bv38 7) (ite $x423 (_ bv96 7) (_ bv16 7)))))
 (let (($x3470 (or (and old.hidden.filled (not $x1025)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2078 (not $x1409)))
 (let (($x3614 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2357 (= (_ bv38 7) old.stream)))
 (let ((?x2991 (ite (and $x1153 old.hidden.filled $x2357 $x2078 $x3614) old.stream (ite (and $x2378 $x2078 $x3470) old.stream ?x1537))))
 (let ((?x2639 (ite (and $x1025 old.hidden.everywhere (or $x2245 $x3082)) (_ bv96 7) (ite (and $x1153 old.hidden.filled $x1025 $x2078) (_ bv96 7) ?x2991))))
 (let (($x3367 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x1300 (ite (= (_ bv38 7) old.embedding.state) (ite $x3367 (_ bv96 7) ?x2639) (ite (= (_ bv96 7) old.embedding.state) ?x2927 old.embedding.state))))
 (let ((?x295 (ite $x2378 (ite (not $x1025) old.stream (_ bv66 7)) (ite $x423 (ite $x1025 (_ bv96 7) old.stream) (ite $x2245 (_ bv92 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv92 7) old.embedding.state) (ite $x1153 (_ bv96 7) ?x295) ?x1300)))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2615 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2981 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2398 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2793 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1424 (= (_ bv4 7) new.embedding.collective)))
 (or $x1424 $x2793 $x2398 $x2981 $x2615)))))))
(assert
 (let (($x301 (= (_ bv95 7) new.embedding.split)))
 (let (($x3104 (= (_ bv38 7) new.embedding.split)))
 (or $x3104 (= (_ bv57 7) new.embedding.split) $x301))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x1712 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1823 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2110 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2303 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3226 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1435 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1435 $x3226 (= (_ bv56 7) new.hidden.kind) $x2303 $x2110 $x1823 $x1712 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1471 (= (_ bv49 7) new.norm.statistic)))
 (or $x1471 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x524 (= (_ bv96 7) new.stream)))
 (let (($x2553 (= (_ bv38 7) new.stream)))
 (or $x2553 (= (_ bv94 7) new.stream) $x524))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1297 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2335 (div (* ?x1297 new.hidden.multiple) new.hidden.parts)))
 (let (($x2774 (< 1 new.hidden.parts)))
 (let (($x2303 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2303 $x2774 (= ?x2335 new.hidden.n))))))))
(assert
 (let ((?x1297 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2335 (div (* ?x1297 new.hidden.multiple) new.hidden.parts)))
 (let (($x2774 (< 1 new.hidden.parts)))
 (let (($x2303 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2303 $x2774 (<= new.hidden.n ?x2335))))))))
(assert
 (let (($x2303 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2303 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1435 (= (_ bv26 7) new.hidden.kind)))
 (let (($x133 (ite $x1435 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1297 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2335 (div (* ?x1297 new.hidden.multiple) new.hidden.parts)))
 (let (($x1261 (= (- 1) new.hidden.n)))
 (let (($x2303 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1823 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3348 (ite $x1823 (or $x1261 (< new.hidden.block new.hidden.n)) (ite $x2303 (or $x1261 (< ?x2335 new.hidden.n)) $x133))))
 (let (($x1574 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x3348)))
 (let (($x3226 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2110 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2755 (or $x2110 $x3226)))
 (= new.hidden.moved (ite $x2755 new.hidden.given_moved $x1574)))))))))))))))
(assert
 (let (($x1566 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2981 (= (_ bv57 7) new.embedding.collective)))
 (let (($x301 (= (_ bv95 7) new.embedding.split)))
 (let ((?x2894 (ite $x301 (ite (and new.embedding.rows_where_kept (or $x2981 $x1566)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x2894))))))
(assert
 (let (($x1712 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3226 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2110 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2755 (or $x2110 $x3226)))
 (let (($x2353 (ite $x2755 new.hidden.given_everywhere (or $x1712 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2353)))))))
(assert
 (let (($x1441 (= 1 new.tp)))
 (let (($x524 (= (_ bv96 7) new.stream)))
 (let (($x2342 (or $x524 $x1441 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x1566 (and (or (not new.embedding.group.tp) $x1441) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2398 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2981 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x1935 (ite (or (or $x2981 $x2398) (and $x1566 $x2342)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2615 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2793 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1963 (and (or $x2793 $x2615) $x1566)))
 (let ((?x3388 (ite (or $x2981 (and $x2398 (= (_ bv38 7) new.stream)) $x1963) (_ bv38 7) (ite $x2398 (_ bv96 7) (_ bv16 7)))))
 (let (($x2282 (or (and new.hidden.filled (not $x524)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2207 (not $x1566)))
 (let (($x1471 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2553 (= (_ bv38 7) new.stream)))
 (let ((?x2933 (ite (and $x2793 new.hidden.filled $x2553 $x2207 $x1471) new.stream (ite (and $x2615 $x2207 $x2282) new.stream ?x3388))))
 (let ((?x2188 (ite (and $x524 new.hidden.everywhere (or $x2981 $x1963)) (_ bv96 7) (ite (and $x2793 new.hidden.filled $x524 $x2207) (_ bv96 7) ?x2933))))
 (let (($x1424 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x104 (ite (= (_ bv38 7) new.embedding.state) (ite $x1424 (_ bv96 7) ?x2188) (ite (= (_ bv96 7) new.embedding.state) ?x1935 new.embedding.state))))
 (let ((?x2032 (ite $x2615 (ite (not $x524) new.stream (_ bv66 7)) (ite $x2398 (ite $x524 (_ bv96 7) new.stream) (ite $x2981 (_ bv92 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv92 7) new.embedding.state) (ite $x2793 (_ bv96 7) ?x2032) ?x104)))))))))))))))))))))))
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
 (let (($x2389 (not (or new.hidden.moved new.hidden.padded))))
 (let (($x1441 (= 1 new.tp)))
 (let (($x1914 (= new.embedding.joined new.stream)))
 (let (($x2138 (or (or (= (_ bv96 7) new.embedding.joined) $x1914) (and $x1441 (or (not (= (_ bv38 7) new.embedding.split)) $x2389)))))
 (not $x2138))))))
(assert
 (let (($x1647 (not (or old.hidden.moved old.hidden.padded))))
(let (($x2750 (= 1 old.tp)))
(let (($x1759 (= old.embedding.joined old.stream)))
(or (or (= (_ bv96 7) old.embedding.joined) $x1759) (and $x2750 (or (not (= (_ bv38 7) old.embedding.split)) $x1647)))))))
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
(declare-fun old.tp () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.embedding.group.pp () Bool)
(declare-fun old.embedding.group.sp () Bool)
(declare-fun old.embedding.group.dp () Bool)
(declare-fun old.embedding.group.tp () Bool)
(declare-fun old.embedding.rows_where_kept () Bool)
(declare-fun old.embedding.state () (_ BitVec 7))
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
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
(declare-fun new.tp () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.embedding.group.pp () Bool)
(declare-fun new.embedding.group.sp () Bool)
(declare-fun new.embedding.group.dp () Bool)
(declare-fun new.embedding.group.tp () Bool)
(declare-fun new.embedding.rows_where_kept () Bool)
(declare-fun new.embedding.state () (_ BitVec 7))
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
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
 (let (($x2378 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2245 (= (_ bv57 7) old.embedding.collective)))
 (let (($x423 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1153 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3367 (= (_ bv4 7) old.embedding.collective)))
 (or $x3367 $x1153 $x423 $x2245 $x2378)))))))
(assert
 (let (($x3184 (= (_ bv95 7) old.embedding.split)))
 (let (($x867 (= (_ bv38 7) old.embedding.split)))
 (or $x867 (= (_ bv57 7) old.embedding.split) $x3184))))
(assert
 (let (($x1881 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2232 (= (_ bv86 7) old.hidden.kind)))
 (let (($x484 (= (_ bv65 7) old.hidden.kind)))
 (let (($x926 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x926 (= (_ bv56 7) old.hidden.kind) $x484 $x2232 (= (_ bv91 7) old.hidden.kind) $x1881 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x3614 (= (_ bv49 7) old.norm.statistic)))
 (or $x3614 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1025 (= (_ bv96 7) old.stream)))
 (let (($x2357 (= (_ bv38 7) old.stream)))
 (or $x2357 (= (_ bv94 7) old.stream) $x1025))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x3099 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2947 (div (* ?x3099 old.hidden.multiple) old.hidden.parts)))
 (let (($x1138 (< 1 old.hidden.parts)))
 (let (($x484 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x484 $x1138 (= ?x2947 old.hidden.n))))))))
(assert
 (let ((?x3099 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2947 (div (* ?x3099 old.hidden.multiple) old.hidden.parts)))
 (let (($x1138 (< 1 old.hidden.parts)))
 (let (($x484 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x484 $x1138 (<= old.hidden.n ?x2947))))))))
(assert
 (let (($x484 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x484 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x959 (not old.embedding.group.pp)))
 (let (($x373 (or $x959 (= 1 old.pp))))
 (let (($x2386 (not old.embedding.group.sp)))
 (let (($x2075 (or $x2386 (= 1 old.sp))))
 (let (($x1840 (= 1 old.dp)))
 (let (($x2290 (not old.embedding.group.dp)))
 (let (($x1473 (or $x2290 $x1840)))
 (let (($x1409 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x1473 $x2075 $x373)))
 (let (($x2245 (= (_ bv57 7) old.embedding.collective)))
 (let (($x3184 (= (_ bv95 7) old.embedding.split)))
 (let ((?x1274 (ite $x3184 (ite (and old.embedding.rows_where_kept (or $x2245 $x1409)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x1274)))))))))))))
(assert
 (let (($x1881 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1839 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1881 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1839))))
(assert
 (let (($x2750 (= 1 old.tp)))
 (let (($x1025 (= (_ bv96 7) old.stream)))
 (let (($x314 (or $x1025 $x2750 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x959 (not old.embedding.group.pp)))
 (let (($x373 (or $x959 (= 1 old.pp))))
 (let (($x2386 (not old.embedding.group.sp)))
 (let (($x2075 (or $x2386 (= 1 old.sp))))
 (let (($x1840 (= 1 old.dp)))
 (let (($x2290 (not old.embedding.group.dp)))
 (let (($x1473 (or $x2290 $x1840)))
 (let (($x1409 (and (or (not old.embedding.group.tp) $x2750) $x1473 $x2075 $x373)))
 (let (($x423 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2245 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x2927 (ite (or (or $x2245 $x423) (and $x1409 $x314)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2804 (= (_ bv96 7) old.embedding.state)))
 (let (($x2378 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1153 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3082 (and (or $x1153 $x2378) $x1409)))
 (let ((?x1537 (ite (or $x2245 (and $x423 (= (_ bv38 7) old.stream)) $x3082) (_ bv38 7) (ite $x423 (_ bv96 7) (_ bv16 7)))))
 (let (($x3470 (or (and old.hidden.filled (not $x1025)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2078 (not $x1409)))
 (let (($x3614 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2357 (= (_ bv38 7) old.stream)))
 (let ((?x2991 (ite (and $x1153 old.hidden.filled $x2357 $x2078 $x3614) old.stream (ite (and $x2378 $x2078 $x3470) old.stream ?x1537))))
 (let ((?x2639 (ite (and $x1025 old.hidden.everywhere (or $x2245 $x3082)) (_ bv96 7) (ite (and $x1153 old.hidden.filled $x1025 $x2078) (_ bv96 7) ?x2991))))
 (let (($x3367 (= (_ bv4 7) old.embedding.collective)))
 (let (($x1779 (= (_ bv38 7) old.embedding.state)))
 (let ((?x295 (ite $x2378 (ite (not $x1025) old.stream (_ bv66 7)) (ite $x423 (ite $x1025 (_ bv96 7) old.stream) (ite $x2245 (_ bv92 7) (_ bv16 7))))))
 (let ((?x906 (ite (= (_ bv92 7) old.embedding.state) (ite $x1153 (_ bv96 7) ?x295) (ite $x1779 (ite $x3367 (_ bv96 7) ?x2639) (ite $x2804 ?x2927 old.embedding.state)))))
 (= old.embedding.joined ?x906)))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2615 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2981 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2398 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2793 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1424 (= (_ bv4 7) new.embedding.collective)))
 (or $x1424 $x2793 $x2398 $x2981 $x2615)))))))
(assert
 (let (($x301 (= (_ bv95 7) new.embedding.split)))
 (let (($x3104 (= (_ bv38 7) new.embedding.split)))
 (or $x3104 (= (_ bv57 7) new.embedding.split) $x301))))
(assert
 (let (($x1712 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2110 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2303 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3226 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x3226 (= (_ bv56 7) new.hidden.kind) $x2303 $x2110 (= (_ bv91 7) new.hidden.kind) $x1712 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1471 (= (_ bv49 7) new.norm.statistic)))
 (or $x1471 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x524 (= (_ bv96 7) new.stream)))
 (let (($x2553 (= (_ bv38 7) new.stream)))
 (or $x2553 (= (_ bv94 7) new.stream) $x524))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1297 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2335 (div (* ?x1297 new.hidden.multiple) new.hidden.parts)))
 (let (($x2774 (< 1 new.hidden.parts)))
 (let (($x2303 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2303 $x2774 (= ?x2335 new.hidden.n))))))))
(assert
 (let ((?x1297 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2335 (div (* ?x1297 new.hidden.multiple) new.hidden.parts)))
 (let (($x2774 (< 1 new.hidden.parts)))
 (let (($x2303 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2303 $x2774 (<= new.hidden.n ?x2335))))))))
(assert
 (let (($x2303 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2303 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1368 (not new.embedding.group.pp)))
 (let (($x878 (or $x1368 (= 1 new.pp))))
 (let (($x2935 (not new.embedding.group.sp)))
 (let (($x2569 (or $x2935 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x2882 (not new.embedding.group.dp)))
 (let (($x1186 (or $x2882 $x1615)))
 (let (($x1566 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x1186 $x2569 $x878)))
 (let (($x2981 (= (_ bv57 7) new.embedding.collective)))
 (let (($x301 (= (_ bv95 7) new.embedding.split)))
 (let ((?x2894 (ite $x301 (ite (and new.embedding.rows_where_kept (or $x2981 $x1566)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x2894)))))))))))))
(assert
 (let (($x1712 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2353 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1712 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2353))))
(assert
 (let (($x1441 (= 1 new.tp)))
 (let (($x524 (= (_ bv96 7) new.stream)))
 (let (($x2342 (or $x524 $x1441 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x1368 (not new.embedding.group.pp)))
 (let (($x878 (or $x1368 (= 1 new.pp))))
 (let (($x2935 (not new.embedding.group.sp)))
 (let (($x2569 (or $x2935 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x2882 (not new.embedding.group.dp)))
 (let (($x1186 (or $x2882 $x1615)))
 (let (($x1566 (and (or (not new.embedding.group.tp) $x1441) $x1186 $x2569 $x878)))
 (let (($x2398 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2981 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x1935 (ite (or (or $x2981 $x2398) (and $x1566 $x2342)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3243 (= (_ bv96 7) new.embedding.state)))
 (let (($x2615 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2793 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1963 (and (or $x2793 $x2615) $x1566)))
 (let ((?x3388 (ite (or $x2981 (and $x2398 (= (_ bv38 7) new.stream)) $x1963) (_ bv38 7) (ite $x2398 (_ bv96 7) (_ bv16 7)))))
 (let (($x2282 (or (and new.hidden.filled (not $x524)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2207 (not $x1566)))
 (let (($x1471 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2553 (= (_ bv38 7) new.stream)))
 (let ((?x2933 (ite (and $x2793 new.hidden.filled $x2553 $x2207 $x1471) new.stream (ite (and $x2615 $x2207 $x2282) new.stream ?x3388))))
 (let ((?x2188 (ite (and $x524 new.hidden.everywhere (or $x2981 $x1963)) (_ bv96 7) (ite (and $x2793 new.hidden.filled $x524 $x2207) (_ bv96 7) ?x2933))))
 (let (($x1424 (= (_ bv4 7) new.embedding.collective)))
 (let (($x2158 (= (_ bv38 7) new.embedding.state)))
 (let ((?x2032 (ite $x2615 (ite (not $x524) new.stream (_ bv66 7)) (ite $x2398 (ite $x524 (_ bv96 7) new.stream) (ite $x2981 (_ bv92 7) (_ bv16 7))))))
 (let ((?x2213 (ite (= (_ bv92 7) new.embedding.state) (ite $x2793 (_ bv96 7) ?x2032) (ite $x2158 (ite $x1424 (_ bv96 7) ?x2188) (ite $x3243 ?x1935 new.embedding.state)))))
 (= new.embedding.joined ?x2213)))))))))))))))))))))))))))))))
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
 (let (($x1368 (not new.embedding.group.pp)))
 (let (($x878 (or $x1368 (= 1 new.pp))))
 (let (($x2935 (not new.embedding.group.sp)))
 (let (($x2569 (or $x2935 (= 1 new.sp))))
 (let (($x1615 (= 1 new.dp)))
 (let (($x2882 (not new.embedding.group.dp)))
 (let (($x1186 (or $x2882 $x1615)))
 (let (($x2158 (= (_ bv38 7) new.embedding.state)))
 (let (($x3243 (= (_ bv96 7) new.embedding.state)))
 (let (($x1566 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x1186 $x2569 $x878)))
 (let (($x2788 (and $x1566 (or $x3243 (and $x2158 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x2398 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2981 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2699 (or (and (= (_ bv96 7) new.embedding.joined) $x3243) $x2981 (and $x2398 $x2158 (= (_ bv38 7) new.embedding.joined)) $x2788 (and (or new.embedding.group.tp (= 1 new.tp)) $x1186 $x2569 $x878))))
 (not $x2699))))))))))))))))
(assert
 (let (($x959 (not old.embedding.group.pp)))
(let (($x373 (or $x959 (= 1 old.pp))))
(let (($x2386 (not old.embedding.group.sp)))
(let (($x2075 (or $x2386 (= 1 old.sp))))
(let (($x1840 (= 1 old.dp)))
(let (($x2290 (not old.embedding.group.dp)))
(let (($x1473 (or $x2290 $x1840)))
(let (($x1779 (= (_ bv38 7) old.embedding.state)))
(let (($x2804 (= (_ bv96 7) old.embedding.state)))
(let (($x1409 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x1473 $x2075 $x373)))
(let (($x2881 (and $x1409 (or $x2804 (and $x1779 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x423 (= (_ bv10 7) old.embedding.collective)))
(let (($x2245 (= (_ bv57 7) old.embedding.collective)))
(or (and (= (_ bv96 7) old.embedding.joined) $x2804) $x2245 (and $x423 $x1779 (= (_ bv38 7) old.embedding.joined)) $x2881 (and (or old.embedding.group.tp (= 1 old.tp)) $x1473 $x2075 $x373))))))))))))))))
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
(declare-fun old.tp () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.leads () Bool)
(declare-fun old.hidden.padded () Bool)
(declare-fun old.hidden.given_moved () Bool)
(declare-fun old.hidden.moved () Bool)
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
(declare-fun new.tp () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.leads () Bool)
(declare-fun new.hidden.padded () Bool)
(declare-fun new.hidden.given_moved () Bool)
(declare-fun new.hidden.moved () Bool)
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
 (let (($x2378 (= (_ bv73 7) old.embedding.collective)))
 (let (($x2245 (= (_ bv57 7) old.embedding.collective)))
 (let (($x423 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1153 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3367 (= (_ bv4 7) old.embedding.collective)))
 (or $x3367 $x1153 $x423 $x2245 $x2378)))))))
(assert
 (let (($x2090 (= (_ bv29 7) old.embedding.positions)))
 (let (($x632 (= (_ bv27 7) old.embedding.positions)))
 (let (($x283 (= (_ bv23 7) old.embedding.positions)))
 (let (($x277 (= (_ bv1 7) old.embedding.positions)))
 (or $x277 $x283 $x632 $x2090))))))
(assert
 (let (($x3184 (= (_ bv95 7) old.embedding.split)))
 (let (($x867 (= (_ bv38 7) old.embedding.split)))
 (or $x867 (= (_ bv57 7) old.embedding.split) $x3184))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1881 (= (_ bv96 7) old.hidden.kind)))
 (let (($x483 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2232 (= (_ bv86 7) old.hidden.kind)))
 (let (($x484 (= (_ bv65 7) old.hidden.kind)))
 (let (($x926 (= (_ bv48 7) old.hidden.kind)))
 (let (($x304 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x304 $x926 (= (_ bv56 7) old.hidden.kind) $x484 $x2232 $x483 $x1881 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2779 (= (_ bv47 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x2779 (= (_ bv57 7) old.model.positions) (= (_ bv79 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x3614 (= (_ bv49 7) old.norm.statistic)))
 (or $x3614 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1025 (= (_ bv96 7) old.stream)))
 (let (($x2357 (= (_ bv38 7) old.stream)))
 (or $x2357 (= (_ bv94 7) old.stream) $x1025))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x3099 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2947 (div (* ?x3099 old.hidden.multiple) old.hidden.parts)))
 (let (($x1138 (< 1 old.hidden.parts)))
 (let (($x484 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x484 $x1138 (= ?x2947 old.hidden.n))))))))
(assert
 (let ((?x3099 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2947 (div (* ?x3099 old.hidden.multiple) old.hidden.parts)))
 (let (($x1138 (< 1 old.hidden.parts)))
 (let (($x484 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x484 $x1138 (<= old.hidden.n ?x2947))))))))
(assert
 (let (($x484 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x484 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x304 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2948 (ite $x304 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x3099 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x2947 (div (* ?x3099 old.hidden.multiple) old.hidden.parts)))
 (let (($x2742 (= (- 1) old.hidden.n)))
 (let (($x484 (= (_ bv65 7) old.hidden.kind)))
 (let (($x483 (= (_ bv91 7) old.hidden.kind)))
 (let (($x559 (ite $x483 (or $x2742 (< old.hidden.block old.hidden.n)) (ite $x484 (or $x2742 (< ?x2947 old.hidden.n)) $x2948))))
 (let (($x564 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x559)))
 (let (($x926 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2232 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2522 (or $x2232 $x926)))
 (= old.hidden.moved (ite $x2522 old.hidden.given_moved $x564)))))))))))))))
(assert
 (let (($x1409 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x2245 (= (_ bv57 7) old.embedding.collective)))
 (let (($x3184 (= (_ bv95 7) old.embedding.split)))
 (let ((?x1274 (ite $x3184 (ite (and old.embedding.rows_where_kept (or $x2245 $x1409)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x1274))))))
(assert
 (let (($x1881 (= (_ bv96 7) old.hidden.kind)))
 (let (($x926 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2232 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2522 (or $x2232 $x926)))
 (let (($x1839 (ite $x2522 old.hidden.given_everywhere (or $x1881 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1839)))))))
(assert
 (let (($x1692 (not old.hidden.moved)))
 (let (($x1850 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x1692)))
 (let (($x2876 (= 1 old.hidden.parts)))
 (let (($x926 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2232 (= (_ bv86 7) old.hidden.kind)))
 (let (($x2522 (or $x2232 $x926)))
 (= old.hidden.first_alone (ite $x2522 old.hidden.given_first (or $x2876 $x1850))))))))))
(assert
 (let (($x3184 (= (_ bv95 7) old.embedding.split)))
 (let (($x690 (not $x3184)))
 (let (($x2750 (= 1 old.tp)))
 (let (($x1025 (= (_ bv96 7) old.stream)))
 (let (($x1409 (and (or (not old.embedding.group.tp) $x2750) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x249 (and $x1409 (or $x1025 $x2750 (not (= (_ bv4 7) old.embedding.collective)) $x690))))
 (let (($x423 (= (_ bv10 7) old.embedding.collective)))
 (let (($x2245 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x2927 (ite (or (or $x2245 $x423) $x249) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2804 (= (_ bv96 7) old.embedding.state)))
 (let (($x2378 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1153 (= (_ bv5 7) old.embedding.collective)))
 (let (($x3082 (and (or $x1153 $x2378) $x1409)))
 (let ((?x1537 (ite (or $x2245 (and $x423 (= (_ bv38 7) old.stream)) $x3082) (_ bv38 7) (ite $x423 (_ bv96 7) (_ bv16 7)))))
 (let (($x3470 (or (and old.hidden.filled (not $x1025)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2078 (not $x1409)))
 (let (($x3614 (= (_ bv49 7) old.norm.statistic)))
 (let (($x2357 (= (_ bv38 7) old.stream)))
 (let ((?x2991 (ite (and $x1153 old.hidden.filled $x2357 $x2078 $x3614) old.stream (ite (and $x2378 $x2078 $x3470) old.stream ?x1537))))
 (let ((?x2639 (ite (and $x1025 old.hidden.everywhere (or $x2245 $x3082)) (_ bv96 7) (ite (and $x1153 old.hidden.filled $x1025 $x2078) (_ bv96 7) ?x2991))))
 (let (($x3367 (= (_ bv4 7) old.embedding.collective)))
 (let (($x1779 (= (_ bv38 7) old.embedding.state)))
 (let ((?x295 (ite $x2378 (ite (not $x1025) old.stream (_ bv66 7)) (ite $x423 (ite $x1025 (_ bv96 7) old.stream) (ite $x2245 (_ bv92 7) (_ bv16 7))))))
 (let (($x289 (= (_ bv92 7) old.embedding.state)))
 (let ((?x906 (ite $x289 (ite $x1153 (_ bv96 7) ?x295) (ite $x1779 (ite $x3367 (_ bv96 7) ?x2639) (ite $x2804 ?x2927 old.embedding.state)))))
 (= old.embedding.joined ?x906)))))))))))))))))))))))))))
(assert
 (let (($x2830 (not old.hidden.everywhere)))
 (let (($x1153 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1779 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x1779 (= (_ bv96 7) old.embedding.joined) $x1153 $x2830))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2615 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2981 (= (_ bv57 7) new.embedding.collective)))
 (let (($x2398 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2793 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1424 (= (_ bv4 7) new.embedding.collective)))
 (or $x1424 $x2793 $x2398 $x2981 $x2615)))))))
(assert
 (let (($x1453 (= (_ bv29 7) new.embedding.positions)))
 (let (($x3490 (= (_ bv27 7) new.embedding.positions)))
 (let (($x30 (= (_ bv23 7) new.embedding.positions)))
 (let (($x1329 (= (_ bv1 7) new.embedding.positions)))
 (or $x1329 $x30 $x3490 $x1453))))))
(assert
 (let (($x301 (= (_ bv95 7) new.embedding.split)))
 (let (($x3104 (= (_ bv38 7) new.embedding.split)))
 (or $x3104 (= (_ bv57 7) new.embedding.split) $x301))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x1712 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1823 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2110 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2303 (= (_ bv65 7) new.hidden.kind)))
 (let (($x3226 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1435 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1435 $x3226 (= (_ bv56 7) new.hidden.kind) $x2303 $x2110 $x1823 $x1712 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1151 (= (_ bv47 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x1151 (= (_ bv57 7) new.model.positions) (= (_ bv79 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1471 (= (_ bv49 7) new.norm.statistic)))
 (or $x1471 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x524 (= (_ bv96 7) new.stream)))
 (let (($x2553 (= (_ bv38 7) new.stream)))
 (or $x2553 (= (_ bv94 7) new.stream) $x524))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1297 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2335 (div (* ?x1297 new.hidden.multiple) new.hidden.parts)))
 (let (($x2774 (< 1 new.hidden.parts)))
 (let (($x2303 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x2303 $x2774 (= ?x2335 new.hidden.n))))))))
(assert
 (let ((?x1297 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2335 (div (* ?x1297 new.hidden.multiple) new.hidden.parts)))
 (let (($x2774 (< 1 new.hidden.parts)))
 (let (($x2303 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x2303 $x2774 (<= new.hidden.n ?x2335))))))))
(assert
 (let (($x2303 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x2303 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1435 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3253 (ite $x1435 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1297 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x2335 (div (* ?x1297 new.hidden.multiple) new.hidden.parts)))
 (let (($x1949 (= (- 1) new.hidden.n)))
 (let (($x2303 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1823 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2193 (ite $x1823 (or $x1949 (< new.hidden.block new.hidden.n)) (ite $x2303 (or $x1949 (< ?x2335 new.hidden.n)) $x3253))))
 (let (($x1380 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2193)))
 (let (($x3226 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2110 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2755 (or $x2110 $x3226)))
 (= new.hidden.moved (ite $x2755 new.hidden.given_moved $x1380)))))))))))))))
(assert
 (let (($x1566 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x2981 (= (_ bv57 7) new.embedding.collective)))
 (let (($x301 (= (_ bv95 7) new.embedding.split)))
 (let ((?x2894 (ite $x301 (ite (and new.embedding.rows_where_kept (or $x2981 $x1566)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x2894))))))
(assert
 (let (($x1712 (= (_ bv96 7) new.hidden.kind)))
 (let (($x3226 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2110 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2755 (or $x2110 $x3226)))
 (let (($x2353 (ite $x2755 new.hidden.given_everywhere (or $x1712 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x2353)))))))
(assert
 (let (($x1021 (not new.hidden.moved)))
 (let (($x567 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x1021)))
 (let (($x1790 (= 1 new.hidden.parts)))
 (let (($x3226 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2110 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2755 (or $x2110 $x3226)))
 (= new.hidden.first_alone (ite $x2755 new.hidden.given_first (or $x1790 $x567))))))))))
(assert
 (let (($x301 (= (_ bv95 7) new.embedding.split)))
 (let (($x2030 (not $x301)))
 (let (($x1441 (= 1 new.tp)))
 (let (($x524 (= (_ bv96 7) new.stream)))
 (let (($x1566 (and (or (not new.embedding.group.tp) $x1441) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1229 (and $x1566 (or $x524 $x1441 (not (= (_ bv4 7) new.embedding.collective)) $x2030))))
 (let (($x2398 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2981 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x1935 (ite (or (or $x2981 $x2398) $x1229) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3243 (= (_ bv96 7) new.embedding.state)))
 (let (($x2615 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2793 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1963 (and (or $x2793 $x2615) $x1566)))
 (let ((?x3388 (ite (or $x2981 (and $x2398 (= (_ bv38 7) new.stream)) $x1963) (_ bv38 7) (ite $x2398 (_ bv96 7) (_ bv16 7)))))
 (let (($x2282 (or (and new.hidden.filled (not $x524)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2207 (not $x1566)))
 (let (($x1471 (= (_ bv49 7) new.norm.statistic)))
 (let (($x2553 (= (_ bv38 7) new.stream)))
 (let ((?x2933 (ite (and $x2793 new.hidden.filled $x2553 $x2207 $x1471) new.stream (ite (and $x2615 $x2207 $x2282) new.stream ?x3388))))
 (let ((?x2188 (ite (and $x524 new.hidden.everywhere (or $x2981 $x1963)) (_ bv96 7) (ite (and $x2793 new.hidden.filled $x524 $x2207) (_ bv96 7) ?x2933))))
 (let (($x1424 (= (_ bv4 7) new.embedding.collective)))
 (let (($x2158 (= (_ bv38 7) new.embedding.state)))
 (let ((?x2032 (ite $x2615 (ite (not $x524) new.stream (_ bv66 7)) (ite $x2398 (ite $x524 (_ bv96 7) new.stream) (ite $x2981 (_ bv92 7) (_ bv16 7))))))
 (let (($x1445 (= (_ bv92 7) new.embedding.state)))
 (let ((?x2213 (ite $x1445 (ite $x2793 (_ bv96 7) ?x2032) (ite $x2158 (ite $x1424 (_ bv96 7) ?x2188) (ite $x3243 ?x1935 new.embedding.state)))))
 (= new.embedding.joined ?x2213)))))))))))))))))))))))))))
(assert
 (let (($x2382 (not new.hidden.everywhere)))
 (let (($x2793 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2158 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x2158 (= (_ bv96 7) new.embedding.joined) $x2793 $x2382))))))
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
 (let (($x1445 (= (_ bv92 7) new.embedding.state)))
 (let (($x1643 (or $x1445 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv96 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x1453 (= (_ bv29 7) new.embedding.positions)))
 (let (($x1265 (not new.embedding.full_though_split)))
 (let (($x3490 (= (_ bv27 7) new.embedding.positions)))
 (let (($x1441 (= 1 new.tp)))
 (let (($x1957 (or $x1441 (not (= (_ bv47 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x1265) (and $x3490 $x1265 (or (not (= (_ bv95 7) new.embedding.split)) (not $x1445))) (and $x1453 $x1643) (and (= (_ bv23 7) new.embedding.positions) $x1445))))
 (not $x1957)))))))))
(assert
 (let (($x289 (= (_ bv92 7) old.embedding.state)))
(let (($x2092 (or $x289 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv96 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x2090 (= (_ bv29 7) old.embedding.positions)))
(let (($x2906 (not old.embedding.full_though_split)))
(let (($x632 (= (_ bv27 7) old.embedding.positions)))
(let (($x2750 (= 1 old.tp)))
(or $x2750 (not (= (_ bv47 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x2906) (and $x632 $x2906 (or (not (= (_ bv95 7) old.embedding.split)) (not $x289))) (and $x2090 $x2092) (and (= (_ bv23 7) old.embedding.positions) $x289)))))))))
(check-sat)

