; from one replica to any number, question 53
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
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2037 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x927 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x273 (= (_ bv8 7) old.attention.pairs)))
 (or $x273 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3432 $x2911 $x3145 $x450 $x1208)))))))
(assert
 (let (($x409 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x409 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1435 $x3304 $x2692 $x2608))))))
(assert
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x417 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x2651 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2651)))
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
 (let ((?x1804 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x904 (= (div (* ?x1804 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x927 (< 1 old.attention.heads.parts) $x904))))))
(assert
 (let ((?x2801 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1178 (div (* ?x2801 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1306 (and $x2037 (< 1 old.attention.head_dim.parts) (= ?x1178 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1306))))))
(assert
 (let ((?x2311 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x748 (* (div (- ?x2311 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1144 (and $x417 (< 1 old.attention.value_dim.parts) (= (div ?x748 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1144))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7)))))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x181 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x3390 $x2740) old.attention.qkv.split ?x561) ?x1585)))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2507 (ite $x2608 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7))) ?x181)))
 (= old.attention.q ?x2507)))))))))))))))))))
(assert
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x653 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1461 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2414 (= (_ bv8 7) new.attention.pairs)))
 (or $x2414 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x931 $x77 $x26 $x3572 $x1035)))))))
(assert
 (let (($x2313 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2313 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x280 $x2696 $x1610 $x776))))))
(assert
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x528 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1021 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1021)))
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
 (let ((?x1777 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x548 (= (div (* ?x1777 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1461 (< 1 new.attention.heads.parts) $x548))))))
(assert
 (let ((?x2306 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x607 (div (* ?x2306 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x893 (and $x653 (< 1 new.attention.head_dim.parts) (= ?x607 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x893))))))
(assert
 (let ((?x1675 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2815 (* (div ?x1675 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2783 (and $x528 (< 1 new.attention.value_dim.parts) (= (div ?x2815 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2783))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1172 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7)))))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x2281 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x1598 $x1053) new.attention.qkv.split ?x804) ?x1172)))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x3228 (ite $x776 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7))) ?x2281)))
 (= new.attention.q ?x3228))))))))))))))))))
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
 (let (($x288 (or (not (= (_ bv36 7) new.attention.qkv.split)) (= (_ bv96 7) new.attention.q) (not new.attention.pairs_apart))))
 (not $x288)))
(assert
 (let (($x133 (not old.attention.pairs_apart)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (= (_ bv96 7) old.attention.q) $x133)))
(check-sat)

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
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2037 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x927 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x273 (= (_ bv8 7) old.attention.pairs)))
 (or $x273 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3432 $x2911 $x3145 $x450 $x1208)))))))
(assert
 (let (($x2334 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2334 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x409 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x409 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1435 $x3304 $x2692 $x2608))))))
(assert
 (let (($x3276 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3276 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x417 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x2651 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2651)))
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
 (let ((?x1804 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x904 (= (div (* ?x1804 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x927 (< 1 old.attention.heads.parts) $x904))))))
(assert
 (let ((?x2801 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1178 (div (* ?x2801 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1306 (and $x2037 (< 1 old.attention.head_dim.parts) (= ?x1178 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1306))))))
(assert
 (let ((?x2311 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x748 (* (div (- ?x2311 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1144 (and $x417 (< 1 old.attention.value_dim.parts) (= (div ?x748 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1144))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x181 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2608 ?x271 ?x181)))))))))))))))))))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x2805 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2608 ?x271 ?x2805)))))))))))))))))))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x1686 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2608 ?x271 ?x1686))))))))))))))))))))))))
(assert
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x653 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1461 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2414 (= (_ bv8 7) new.attention.pairs)))
 (or $x2414 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x931 $x77 $x26 $x3572 $x1035)))))))
(assert
 (let (($x584 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x584 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2313 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2313 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x280 $x2696 $x1610 $x776))))))
(assert
 (let (($x1504 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1504 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x528 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1021 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1021)))
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
 (let ((?x1777 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x548 (= (div (* ?x1777 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1461 (< 1 new.attention.heads.parts) $x548))))))
(assert
 (let ((?x2306 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x607 (div (* ?x2306 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x893 (and $x653 (< 1 new.attention.head_dim.parts) (= ?x607 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x893))))))
(assert
 (let ((?x1675 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2815 (* (div ?x1675 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2783 (and $x528 (< 1 new.attention.value_dim.parts) (= (div ?x2815 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2783))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x2281 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x776 ?x495 ?x2281))))))))))))))))))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x1614 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x776 ?x495 ?x1614))))))))))))))))))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x2739 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x776 ?x495 ?x2739)))))))))))))))))))))))
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
 (let (($x2553 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x1894 (= 1 new.tp)))
 (not (or $x1894 (not $x2553))))))
(assert
 (let (($x2579 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x926 (= 1 old.tp)))
(or $x926 (not $x2579)))))
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.least () Int)
(declare-fun old.attention.heads.filled () Bool)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.least () Int)
(declare-fun new.attention.heads.filled () Bool)
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
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2037 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
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
 (let (($x1568 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x3058 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2539 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2588 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1770 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1563 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x262 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1181 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1314 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x1314 $x1181 $x262 $x1563 $x1770 $x927 $x2588 $x2539 $x3058 $x1568))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x351 (= (_ bv57 7) old.attention.out.split)))
 (let (($x2831 (= (_ bv40 7) old.attention.out.split)))
 (or $x2831 $x351 (= (_ bv61 7) old.attention.out.split)))))
(assert
 (let (($x273 (= (_ bv8 7) old.attention.pairs)))
 (or $x273 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3432 $x2911 $x3145 $x450 $x1208)))))))
(assert
 (let (($x2334 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2334 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x409 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x409 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1435 $x3304 $x2692 $x2608))))))
(assert
 (let (($x3276 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3276 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x2000 (= (_ bv88 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv57 7) old.attention.scores.sum) $x2000)))
(assert
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x417 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x2651 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2651)))
(assert
 (let (($x1887 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x1887 (= (_ bv97 7) old.model.qk_norm))))
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
 (let (($x182 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x927 $x182)))))
(assert
 (let ((?x1804 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1863 (div (* ?x1804 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2031 (= (- 1) old.attention.heads.n)))
 (let (($x534 (or $x2031 (< (* ?x1863 old.attention.heads.parts) old.attention.heads.n))))
 (let ((?x2474 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite $x534 0 1))))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1856 (or $x2031 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x1109 (ite (and $x2031 (= 1 old.attention.heads.parts)) 1 (ite $x1856 0 1))))
 (let (($x262 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1770 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1568 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2539 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1314 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1181 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x2089 (ite (or $x1181 $x1314 $x2539 $x1568 $x1770) 1 (ite $x262 ?x1109 (ite $x927 ?x2474 old.attention.heads.given_least)))))
 (let (($x3058 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x3058 old.attention.heads.parts ?x2089)))))))))))))))))))
(assert
 (let ((?x1804 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1863 (div (* ?x1804 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2063 (and $x927 (< 1 old.attention.heads.parts) (= ?x1863 old.attention.heads.n))))
 (= old.attention.heads.filled $x2063))))))
(assert
 (let (($x2031 (= (- 1) old.attention.heads.n)))
 (let (($x262 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2511 (ite $x262 (or $x2031 (<= old.attention.heads.parts old.attention.heads.n)) (or $x2031 (< 1 old.attention.heads.n)))))
 (let ((?x1804 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1863 (div (* ?x1804 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2539 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x763 (ite $x2539 (or $x2031 (< old.attention.heads.block old.attention.heads.n)) (ite $x927 (or $x2031 (< ?x1863 old.attention.heads.n)) $x2511))))
 (let (($x214 (= 1 old.attention.heads.parts)))
 (let (($x3058 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1563 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2588 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1579 (or $x2588 $x1563)))
 (let (($x1681 (ite $x1579 old.attention.heads.given_moved (ite (or $x3058 $x214) false $x763))))
 (= old.attention.heads.moved $x1681))))))))))))))))
(assert
 (let ((?x2801 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1178 (div (* ?x2801 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1306 (and $x2037 (< 1 old.attention.head_dim.parts) (= ?x1178 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1306))))))
(assert
 (let ((?x2311 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x748 (* (div (- ?x2311 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1144 (and $x417 (< 1 old.attention.value_dim.parts) (= (div ?x748 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1144))))))
(assert
 (let (($x1155 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x912 (not old.model.sinks)))
 (= old.attention.one_key (and $x912 $x1155)))))
(assert
 (let (($x3246 (not old.attention.heads.padded)))
 (let (($x214 (= 1 old.attention.heads.parts)))
 (let (($x3058 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1563 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2588 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1579 (or $x2588 $x1563)))
 (let (($x558 (ite $x1579 old.attention.heads.given_everywhere (or $x3058 (and $x214 $x3246)))))
 (= old.attention.heads.everywhere $x558)))))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x181 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2608 ?x271 ?x181)))))))))))))))))))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x2805 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2608 ?x271 ?x2805)))))))))))))))))))))))
(assert
 (let (($x2021 (not old.attention.heads.moved)))
 (let (($x1568 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2539 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1314 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1181 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1596 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x1181 $x1314 $x2539 $x1568) $x2021))))
 (let (($x1563 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2588 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1579 (or $x2588 $x1563)))
 (= old.attention.heads.undivided (ite $x1579 old.attention.heads.given_undivided $x1596))))))))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x1686 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2608 ?x271 ?x1686))))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x653 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
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
 (let (($x1958 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x463 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x459 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1674 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2769 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x2028 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x368 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2731 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x801 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x801 $x2731 $x368 $x2028 $x2769 $x1461 $x1674 $x459 $x463 $x1958))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x317 (= (_ bv57 7) new.attention.out.split)))
 (let (($x1221 (= (_ bv40 7) new.attention.out.split)))
 (or $x1221 $x317 (= (_ bv61 7) new.attention.out.split)))))
(assert
 (let (($x2414 (= (_ bv8 7) new.attention.pairs)))
 (or $x2414 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x931 $x77 $x26 $x3572 $x1035)))))))
(assert
 (let (($x584 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x584 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2313 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2313 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x280 $x2696 $x1610 $x776))))))
(assert
 (let (($x1504 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1504 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x477 (= (_ bv88 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv57 7) new.attention.scores.sum) $x477)))
(assert
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x528 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1021 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1021)))
(assert
 (let (($x2795 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x2795 (= (_ bv97 7) new.model.qk_norm))))
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
 (let (($x1201 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1461 $x1201)))))
(assert
 (let ((?x1777 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3227 (div (* ?x1777 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x919 (= (- 1) new.attention.heads.n)))
 (let (($x152 (or $x919 (< (* ?x3227 new.attention.heads.parts) new.attention.heads.n))))
 (let ((?x1384 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite $x152 0 1))))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1382 (or $x919 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x2202 (ite (and $x919 (= 1 new.attention.heads.parts)) 1 (ite $x1382 0 1))))
 (let (($x368 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2769 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1958 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x459 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x801 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2731 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x3008 (ite (or $x2731 $x801 $x459 $x1958 $x2769) 1 (ite $x368 ?x2202 (ite $x1461 ?x1384 new.attention.heads.given_least)))))
 (let (($x463 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x463 new.attention.heads.parts ?x3008)))))))))))))))))))
(assert
 (let ((?x1777 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3227 (div (* ?x1777 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3379 (and $x1461 (< 1 new.attention.heads.parts) (= ?x3227 new.attention.heads.n))))
 (= new.attention.heads.filled $x3379))))))
(assert
 (let (($x919 (= (- 1) new.attention.heads.n)))
 (let (($x368 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1957 (ite $x368 (or $x919 (<= new.attention.heads.parts new.attention.heads.n)) (or $x919 (< 1 new.attention.heads.n)))))
 (let ((?x1777 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3227 (div (* ?x1777 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x459 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1838 (ite $x459 (or $x919 (< new.attention.heads.block new.attention.heads.n)) (ite $x1461 (or $x919 (< ?x3227 new.attention.heads.n)) $x1957))))
 (let (($x1354 (= 1 new.attention.heads.parts)))
 (let (($x463 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2028 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1674 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1849 (or $x1674 $x2028)))
 (let (($x994 (ite $x1849 new.attention.heads.given_moved (ite (or $x463 $x1354) false $x1838))))
 (= new.attention.heads.moved $x994))))))))))))))))
(assert
 (let ((?x2306 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x607 (div (* ?x2306 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x893 (and $x653 (< 1 new.attention.head_dim.parts) (= ?x607 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x893))))))
(assert
 (let ((?x1675 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2815 (* (div ?x1675 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2783 (and $x528 (< 1 new.attention.value_dim.parts) (= (div ?x2815 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2783))))))
(assert
 (let (($x2170 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x314 (not new.model.sinks)))
 (= new.attention.one_key (and $x314 $x2170)))))
(assert
 (let (($x916 (not new.attention.heads.padded)))
 (let (($x1354 (= 1 new.attention.heads.parts)))
 (let (($x463 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2028 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1674 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1849 (or $x1674 $x2028)))
 (let (($x1330 (ite $x1849 new.attention.heads.given_everywhere (or $x463 (and $x1354 $x916)))))
 (= new.attention.heads.everywhere $x1330)))))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x2281 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x776 ?x495 ?x2281))))))))))))))))))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x1614 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x776 ?x495 ?x1614))))))))))))))))))))))
(assert
 (let (($x1045 (not new.attention.heads.moved)))
 (let (($x1958 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x459 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x801 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2731 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x1445 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x2731 $x801 $x459 $x1958) $x1045))))
 (let (($x2028 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1674 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1849 (or $x1674 $x2028)))
 (= new.attention.heads.undivided (ite $x1849 new.attention.heads.given_undivided $x1445))))))))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x2739 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x776 ?x495 ?x2739)))))))))))))))))))))))
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
 (let (($x1125 (= new.attention.heads.least new.attention.heads.parts)))
 (let (($x1221 (= (_ bv40 7) new.attention.out.split)))
 (let (($x317 (= (_ bv57 7) new.attention.out.split)))
 (let (($x2268 (not new.model.latent)))
 (let (($x906 (and $x2268 (or $x317 (and $x1221 (and new.attention.heads.undivided $x1125))))))
 (let (($x477 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x1272 (or (and (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k))) $x477 new.attention.one_key)))
 (let (($x734 (not (= (_ bv92 7) new.attention.k))))
 (let (($x2283 (not (= (_ bv92 7) new.attention.q))))
 (let (($x480 (or $x2283 new.attention.one_key (and $x734 (= (_ bv57 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x2344 (and $x480 (or $x734 (and (= (_ bv57 7) new.model.qk_norm) $x2268)) $x1272 (or (not (= (_ bv92 7) new.attention.v)) $x906))))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let (($x1894 (= 1 new.tp)))
 (not (or $x1894 $x2254 $x2344)))))))))))))))))
(assert
 (let (($x2077 (= old.attention.heads.least old.attention.heads.parts)))
(let (($x2831 (= (_ bv40 7) old.attention.out.split)))
(let (($x351 (= (_ bv57 7) old.attention.out.split)))
(let (($x48 (not old.model.latent)))
(let (($x2006 (and $x48 (or $x351 (and $x2831 (and old.attention.heads.undivided $x2077))))))
(let (($x2000 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x2852 (or (and (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k))) $x2000 old.attention.one_key)))
(let (($x2674 (not (= (_ bv92 7) old.attention.k))))
(let (($x1229 (not (= (_ bv92 7) old.attention.q))))
(let (($x2395 (or $x1229 old.attention.one_key (and $x2674 (= (_ bv57 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x1166 (and $x2395 (or $x2674 (and (= (_ bv57 7) old.model.qk_norm) $x48)) $x2852 (or (not (= (_ bv92 7) old.attention.v)) $x2006))))
(let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1086 (not $x2692)))
(let (($x926 (= 1 old.tp)))
(or $x926 $x1086 $x1166))))))))))))))))
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
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2037 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x927 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x273 (= (_ bv8 7) old.attention.pairs)))
 (or $x273 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3432 $x2911 $x3145 $x450 $x1208)))))))
(assert
 (let (($x2334 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2334 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x409 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x409 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1435 $x3304 $x2692 $x2608))))))
(assert
 (let (($x3276 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3276 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x417 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x2651 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2651)))
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
 (let ((?x1804 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x904 (= (div (* ?x1804 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x927 (< 1 old.attention.heads.parts) $x904))))))
(assert
 (let ((?x2801 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1178 (div (* ?x2801 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1306 (and $x2037 (< 1 old.attention.head_dim.parts) (= ?x1178 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1306))))))
(assert
 (let ((?x2311 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x748 (* (div (- ?x2311 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1144 (and $x417 (< 1 old.attention.value_dim.parts) (= (div ?x748 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1144))))))
(assert
 (let (($x1155 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x912 (not old.model.sinks)))
 (= old.attention.one_key (and $x912 $x1155)))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x472 (not old.attention.qkv.group.pp)))
 (let (($x1012 (or $x472 (= 1 old.pp))))
 (let (($x3272 (not old.attention.qkv.group.sp)))
 (let (($x575 (or $x3272 (= 1 old.sp))))
 (let (($x2122 (= 1 old.dp)))
 (let (($x1991 (not old.attention.qkv.group.dp)))
 (let (($x719 (or $x1991 $x2122)))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x719 $x575 $x1012)))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x181 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2608 ?x271 ?x181))))))))))))))))))))))))))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x472 (not old.attention.qkv.group.pp)))
 (let (($x1012 (or $x472 (= 1 old.pp))))
 (let (($x3272 (not old.attention.qkv.group.sp)))
 (let (($x575 (or $x3272 (= 1 old.sp))))
 (let (($x2122 (= 1 old.dp)))
 (let (($x1991 (not old.attention.qkv.group.dp)))
 (let (($x719 (or $x1991 $x2122)))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x719 $x575 $x1012)))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x2805 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2608 ?x271 ?x2805))))))))))))))))))))))))))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x472 (not old.attention.qkv.group.pp)))
 (let (($x1012 (or $x472 (= 1 old.pp))))
 (let (($x3272 (not old.attention.qkv.group.sp)))
 (let (($x575 (or $x3272 (= 1 old.sp))))
 (let (($x2122 (= 1 old.dp)))
 (let (($x1991 (not old.attention.qkv.group.dp)))
 (let (($x719 (or $x1991 $x2122)))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x719 $x575 $x1012)))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x1686 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2608 ?x271 ?x1686)))))))))))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x653 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1461 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2414 (= (_ bv8 7) new.attention.pairs)))
 (or $x2414 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x931 $x77 $x26 $x3572 $x1035)))))))
(assert
 (let (($x584 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x584 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2313 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2313 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x280 $x2696 $x1610 $x776))))))
(assert
 (let (($x1504 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1504 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x528 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1021 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1021)))
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
 (let ((?x1777 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x548 (= (div (* ?x1777 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1461 (< 1 new.attention.heads.parts) $x548))))))
(assert
 (let ((?x2306 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x607 (div (* ?x2306 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x893 (and $x653 (< 1 new.attention.head_dim.parts) (= ?x607 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x893))))))
(assert
 (let ((?x1675 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2815 (* (div ?x1675 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2783 (and $x528 (< 1 new.attention.value_dim.parts) (= (div ?x2815 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2783))))))
(assert
 (let (($x2170 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x314 (not new.model.sinks)))
 (= new.attention.one_key (and $x314 $x2170)))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x626 (not new.attention.qkv.group.pp)))
 (let (($x1666 (or $x626 (= 1 new.pp))))
 (let (($x1793 (not new.attention.qkv.group.sp)))
 (let (($x2885 (or $x1793 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x886 (not new.attention.qkv.group.dp)))
 (let (($x250 (or $x886 $x3184)))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x250 $x2885 $x1666)))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x2281 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x776 ?x495 ?x2281)))))))))))))))))))))))))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x626 (not new.attention.qkv.group.pp)))
 (let (($x1666 (or $x626 (= 1 new.pp))))
 (let (($x1793 (not new.attention.qkv.group.sp)))
 (let (($x2885 (or $x1793 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x886 (not new.attention.qkv.group.dp)))
 (let (($x250 (or $x886 $x3184)))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x250 $x2885 $x1666)))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x1614 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x776 ?x495 ?x1614)))))))))))))))))))))))))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x626 (not new.attention.qkv.group.pp)))
 (let (($x1666 (or $x626 (= 1 new.pp))))
 (let (($x1793 (not new.attention.qkv.group.sp)))
 (let (($x2885 (or $x1793 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x886 (not new.attention.qkv.group.dp)))
 (let (($x250 (or $x886 $x3184)))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x250 $x2885 $x1666)))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x2739 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x776 ?x495 ?x2739))))))))))))))))))))))))))))))
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
 (let (($x626 (not new.attention.qkv.group.pp)))
 (let (($x1666 (or $x626 (= 1 new.pp))))
 (let (($x1793 (not new.attention.qkv.group.sp)))
 (let (($x2885 (or $x1793 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x886 (not new.attention.qkv.group.dp)))
 (let (($x250 (or $x886 $x3184)))
 (let (($x329 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x250 $x2885 $x1666)))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x250 $x2885 $x1666)))
 (let (($x658 (and (= (_ bv92 7) new.attention.k) (= (_ bv92 7) new.attention.v) (or (= (_ bv92 7) new.attention.q) (and new.attention.one_key $x1053)))))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2376 (or $x3572 (and $x2254 (or (= (_ bv10 7) new.attention.qkv.collective) $x1053)) $x658 $x329)))
 (not $x2376))))))))))))))))
(assert
 (let (($x472 (not old.attention.qkv.group.pp)))
(let (($x1012 (or $x472 (= 1 old.pp))))
(let (($x3272 (not old.attention.qkv.group.sp)))
(let (($x575 (or $x3272 (= 1 old.sp))))
(let (($x2122 (= 1 old.dp)))
(let (($x1991 (not old.attention.qkv.group.dp)))
(let (($x719 (or $x1991 $x2122)))
(let (($x2282 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x719 $x575 $x1012)))
(let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x719 $x575 $x1012)))
(let (($x1200 (and (= (_ bv92 7) old.attention.k) (= (_ bv92 7) old.attention.v) (or (= (_ bv92 7) old.attention.q) (and old.attention.one_key $x2740)))))
(let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1086 (not $x2692)))
(let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
(or $x450 (and $x1086 (or (= (_ bv10 7) old.attention.qkv.collective) $x2740)) $x1200 $x2282)))))))))))))))
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
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2037 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x927 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x273 (= (_ bv8 7) old.attention.pairs)))
 (or $x273 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1440 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x751 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x2483 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x1445 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x1445 $x2483 $x751 $x1440))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3432 $x2911 $x3145 $x450 $x1208)))))))
(assert
 (let (($x2334 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x2334 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x409 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x409 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1435 $x3304 $x2692 $x2608))))))
(assert
 (let (($x3276 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3276 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x417 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x2651 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2651)))
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
 (let ((?x1804 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x904 (= (div (* ?x1804 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x927 (< 1 old.attention.heads.parts) $x904))))))
(assert
 (let ((?x2801 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1178 (div (* ?x2801 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1306 (and $x2037 (< 1 old.attention.head_dim.parts) (= ?x1178 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1306))))))
(assert
 (let ((?x2311 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x748 (* (div (- ?x2311 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1144 (and $x417 (< 1 old.attention.value_dim.parts) (= (div ?x748 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1144))))))
(assert
 (let (($x1155 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x912 (not old.model.sinks)))
 (= old.attention.one_key (and $x912 $x1155)))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x181 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2608 ?x271 ?x181)))))))))))))))))))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x2805 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2608 ?x271 ?x2805)))))))))))))))))))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x1686 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2608 ?x271 ?x1686))))))))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x653 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1461 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2414 (= (_ bv8 7) new.attention.pairs)))
 (or $x2414 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x3481 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x2928 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x2767 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x2100 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x2100 $x2767 $x2928 $x3481))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x931 $x77 $x26 $x3572 $x1035)))))))
(assert
 (let (($x584 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x584 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2313 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2313 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x280 $x2696 $x1610 $x776))))))
(assert
 (let (($x1504 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x1504 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x528 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1021 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1021)))
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
 (let ((?x1777 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x548 (= (div (* ?x1777 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1461 (< 1 new.attention.heads.parts) $x548))))))
(assert
 (let ((?x2306 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x607 (div (* ?x2306 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x893 (and $x653 (< 1 new.attention.head_dim.parts) (= ?x607 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x893))))))
(assert
 (let ((?x1675 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2815 (* (div ?x1675 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2783 (and $x528 (< 1 new.attention.value_dim.parts) (= (div ?x2815 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2783))))))
(assert
 (let (($x2170 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x314 (not new.model.sinks)))
 (= new.attention.one_key (and $x314 $x2170)))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x2281 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x776 ?x495 ?x2281))))))))))))))))))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x1614 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x776 ?x495 ?x1614))))))))))))))))))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x2739 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x776 ?x495 ?x2739)))))))))))))))))))))))
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
 (let (($x1069 (not new.attention.one_key)))
 (let (($x2100 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x905 (and $x2100 (not (and new.model.q_bias (= (_ bv92 7) new.attention.q) $x1069)) (not (and new.model.k_bias (= (_ bv92 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv92 7) new.attention.v))))))
 (let (($x1352 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x905)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x948 (not (or (and new.model.q_bias $x1069) new.model.k_bias new.model.v_bias))))
 (let (($x1894 (= 1 new.tp)))
 (let (($x2474 (or $x1894 $x948 (and (not $x1610) (or $x2100 (= (_ bv27 7) new.attention.qkv.bias))) (and $x1610 $x1352))))
 (not $x2474))))))))))
(assert
 (let (($x1334 (not old.attention.one_key)))
(let (($x1445 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x2592 (and $x1445 (not (and old.model.q_bias (= (_ bv92 7) old.attention.q) $x1334)) (not (and old.model.k_bias (= (_ bv92 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv92 7) old.attention.v))))))
(let (($x3171 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x2592)))
(let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x174 (not (or (and old.model.q_bias $x1334) old.model.k_bias old.model.v_bias))))
(let (($x926 (= 1 old.tp)))
(or $x926 $x174 (and (not $x2692) (or $x1445 (= (_ bv27 7) old.attention.qkv.bias))) (and $x2692 $x3171))))))))))
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
 (let (($x3378 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2263 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x657 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2389 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2624 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2894 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x901 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3010 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2152 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2152 $x3010 $x901 $x2894 $x2624 $x2037 $x2389 $x657 $x2263 $x3378))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x927 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x273 (= (_ bv8 7) old.attention.pairs)))
 (or $x273 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3432 $x2911 $x3145 $x450 $x1208)))))))
(assert
 (let (($x409 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x409 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1435 $x3304 $x2692 $x2608))))))
(assert
 (let (($x790 (= (_ bv88 7) old.attention.scores.sum)))
 (let (($x1755 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x970 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x970 $x1755 $x790)))))
(assert
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x417 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x2651 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2651)))
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
 (let ((?x1804 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x904 (= (div (* ?x1804 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x927 (< 1 old.attention.heads.parts) $x904))))))
(assert
 (let ((?x3308 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2037 (not (= 0 ?x3308)))))))
(assert
 (let ((?x2801 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1178 (div (* ?x2801 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3371 (= (- 1) old.attention.head_dim.n)))
 (let (($x1400 (or $x3371 (< (* ?x1178 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1776 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x2751 (ite $x2037 (ite (= 0 ?x1776) 1 (ite $x1400 0 1)) old.attention.head_dim.given_least)))
 (let (($x2694 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1151 (ite (and $x3371 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x3371 $x2694) 0 1))))
 (let (($x901 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2624 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3378 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x657 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2152 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3010 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2263 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2062 (ite $x2263 old.attention.head_dim.parts (ite (or $x3010 $x2152 $x657 $x3378 $x2624) 1 (ite $x901 ?x1151 ?x2751)))))
 (= old.attention.head_dim.least ?x2062)))))))))))))))))))
(assert
 (let ((?x2801 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1178 (div (* ?x2801 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1306 (and $x2037 (< 1 old.attention.head_dim.parts) (= ?x1178 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1306))))))
(assert
 (let (($x2894 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2389 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1834 (or $x2389 $x2894)))
 (let (($x2263 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1052 (ite $x2263 old.attention.head_dim.parts (ite $x1834 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x1052)))))))
(assert
 (let (($x3371 (= (- 1) old.attention.head_dim.n)))
 (let (($x901 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1637 (ite $x901 (or $x3371 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3371 (< 1 old.attention.head_dim.n)))))
 (let ((?x2801 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1178 (div (* ?x2801 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x657 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x313 (ite $x657 (or $x3371 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2037 (or $x3371 (< ?x1178 old.attention.head_dim.n)) $x1637))))
 (let (($x2444 (= 1 old.attention.head_dim.parts)))
 (let (($x2263 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2894 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2389 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1834 (or $x2389 $x2894)))
 (let (($x2771 (ite $x1834 old.attention.head_dim.given_moved (ite (or $x2263 $x2444) false $x313))))
 (= old.attention.head_dim.moved $x2771))))))))))))))))
(assert
 (let ((?x2311 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x748 (* (div (- ?x2311 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1144 (and $x417 (< 1 old.attention.value_dim.parts) (= (div ?x748 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1144))))))
(assert
 (let (($x1155 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x912 (not old.model.sinks)))
 (= old.attention.one_key (and $x912 $x1155)))))
(assert
 (let (($x2795 (not old.attention.head_dim.padded)))
 (let (($x2444 (= 1 old.attention.head_dim.parts)))
 (let (($x2263 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2894 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2389 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1834 (or $x2389 $x2894)))
 (let (($x1459 (ite $x1834 old.attention.head_dim.given_everywhere (or $x2263 (and $x2444 $x2795)))))
 (= old.attention.head_dim.everywhere $x1459)))))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7)))))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x181 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x3390 $x2740) old.attention.qkv.split ?x561) ?x1585)))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2507 (ite $x2608 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7))) ?x181)))
 (= old.attention.q ?x2507)))))))))))))))))))
(assert
 (let (($x2279 (not old.attention.head_dim.moved)))
 (let (($x3378 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x657 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2152 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3010 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x699 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x3010 $x2152 $x657 $x3378) $x2279))))
 (let (($x2894 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2389 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1834 (or $x2389 $x2894)))
 (= old.attention.head_dim.undivided (ite $x1834 old.attention.head_dim.given_undivided $x699))))))))))))
(assert
 (let (($x2327 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x970 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x2279 (not old.attention.head_dim.moved)))
 (let (($x480 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x2279))))
 (let (($x1864 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
 (let (($x1755 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x448 (ite (or $x1755 $x1864) (and (<= 1 old.attention.head_dim.least) $x480) (and $x970 (and old.attention.head_dim.undivided $x2327)))))
 (= old.attention.scores_whole $x448)))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x1165 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2131 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2390 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2373 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3119 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1842 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2387 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1904 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1904 $x2387 $x1441 $x1842 $x3119 $x653 $x2373 $x2390 $x2131 $x1165))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1461 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2414 (= (_ bv8 7) new.attention.pairs)))
 (or $x2414 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x931 $x77 $x26 $x3572 $x1035)))))))
(assert
 (let (($x2313 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2313 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x280 $x2696 $x1610 $x776))))))
(assert
 (let (($x2770 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x2358 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3324 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x3324 $x2358 $x2770)))))
(assert
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x528 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1021 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1021)))
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
 (let ((?x1777 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x548 (= (div (* ?x1777 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1461 (< 1 new.attention.heads.parts) $x548))))))
(assert
 (let ((?x3333 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x653 (not (= 0 ?x3333)))))))
(assert
 (let ((?x2306 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x607 (div (* ?x2306 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2957 (= (- 1) new.attention.head_dim.n)))
 (let (($x2942 (or $x2957 (< (* ?x607 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1801 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1201 (ite $x653 (ite (= 0 ?x1801) 1 (ite $x2942 0 1)) new.attention.head_dim.given_least)))
 (let (($x734 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2640 (ite (and $x2957 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2957 $x734) 0 1))))
 (let (($x1441 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3119 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1165 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2390 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1904 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2387 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2131 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x771 (ite $x2131 new.attention.head_dim.parts (ite (or $x2387 $x1904 $x2390 $x1165 $x3119) 1 (ite $x1441 ?x2640 ?x1201)))))
 (= new.attention.head_dim.least ?x771)))))))))))))))))))
(assert
 (let ((?x2306 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x607 (div (* ?x2306 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x893 (and $x653 (< 1 new.attention.head_dim.parts) (= ?x607 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x893))))))
(assert
 (let (($x1842 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2373 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2478 (or $x2373 $x1842)))
 (let (($x2131 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x117 (ite $x2131 new.attention.head_dim.parts (ite $x2478 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x117)))))))
(assert
 (let (($x2957 (= (- 1) new.attention.head_dim.n)))
 (let (($x1441 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1024 (ite $x1441 (or $x2957 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2957 (< 1 new.attention.head_dim.n)))))
 (let ((?x2306 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x607 (div (* ?x2306 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2390 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x197 (ite $x2390 (or $x2957 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x653 (or $x2957 (< ?x607 new.attention.head_dim.n)) $x1024))))
 (let (($x1112 (= 1 new.attention.head_dim.parts)))
 (let (($x2131 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1842 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2373 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2478 (or $x2373 $x1842)))
 (let (($x1877 (ite $x2478 new.attention.head_dim.given_moved (ite (or $x2131 $x1112) false $x197))))
 (= new.attention.head_dim.moved $x1877))))))))))))))))
(assert
 (let ((?x1675 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2815 (* (div ?x1675 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2783 (and $x528 (< 1 new.attention.value_dim.parts) (= (div ?x2815 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2783))))))
(assert
 (let (($x2170 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x314 (not new.model.sinks)))
 (= new.attention.one_key (and $x314 $x2170)))))
(assert
 (let (($x272 (not new.attention.head_dim.padded)))
 (let (($x1112 (= 1 new.attention.head_dim.parts)))
 (let (($x2131 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1842 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2373 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2478 (or $x2373 $x1842)))
 (let (($x2791 (ite $x2478 new.attention.head_dim.given_everywhere (or $x2131 (and $x1112 $x272)))))
 (= new.attention.head_dim.everywhere $x2791)))))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1172 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7)))))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x2281 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x1598 $x1053) new.attention.qkv.split ?x804) ?x1172)))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x3228 (ite $x776 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7))) ?x2281)))
 (= new.attention.q ?x3228))))))))))))))))))
(assert
 (let (($x421 (not new.attention.head_dim.moved)))
 (let (($x1165 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2390 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1904 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2387 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2775 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2387 $x1904 $x2390 $x1165) $x421))))
 (let (($x1842 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2373 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2478 (or $x2373 $x1842)))
 (= new.attention.head_dim.undivided (ite $x2478 new.attention.head_dim.given_undivided $x2775))))))))))))
(assert
 (let (($x2101 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x3324 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x421 (not new.attention.head_dim.moved)))
 (let (($x3529 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x421))))
 (let (($x2090 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x2358 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x918 (ite (or $x2358 $x2090) (and (<= 1 new.attention.head_dim.least) $x3529) (and $x3324 (and new.attention.head_dim.undivided $x2101)))))
 (= new.attention.scores_whole $x918)))))))))
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
 (let (($x2770 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x1894 (= 1 new.tp)))
 (let (($x1221 (or $x1894 (not (= (_ bv36 7) new.attention.q)) $x2770 new.attention.one_key new.attention.scores_whole)))
 (not $x1221)))))
(assert
 (let (($x790 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x926 (= 1 old.tp)))
(or $x926 (not (= (_ bv36 7) old.attention.q)) $x790 old.attention.one_key old.attention.scores_whole))))
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
 (let (($x3378 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2263 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x657 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2389 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2624 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2894 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x901 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3010 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2152 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2152 $x3010 $x901 $x2894 $x2624 $x2037 $x2389 $x657 $x2263 $x3378))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x927 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x273 (= (_ bv8 7) old.attention.pairs)))
 (or $x273 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3432 $x2911 $x3145 $x450 $x1208)))))))
(assert
 (let (($x407 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x407 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x409 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x409 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1435 $x3304 $x2692 $x2608))))))
(assert
 (let (($x1755 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x970 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x970 $x1755 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x417 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x2651 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2651)))
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
 (let ((?x1804 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x904 (= (div (* ?x1804 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x927 (< 1 old.attention.heads.parts) $x904))))))
(assert
 (let ((?x3308 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2037 (not (= 0 ?x3308)))))))
(assert
 (let ((?x2801 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1178 (div (* ?x2801 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3371 (= (- 1) old.attention.head_dim.n)))
 (let (($x1400 (or $x3371 (< (* ?x1178 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1776 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x2751 (ite $x2037 (ite (= 0 ?x1776) 1 (ite $x1400 0 1)) old.attention.head_dim.given_least)))
 (let (($x2694 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1151 (ite (and $x3371 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x3371 $x2694) 0 1))))
 (let (($x901 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2624 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3378 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x657 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2152 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3010 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2263 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2062 (ite $x2263 old.attention.head_dim.parts (ite (or $x3010 $x2152 $x657 $x3378 $x2624) 1 (ite $x901 ?x1151 ?x2751)))))
 (= old.attention.head_dim.least ?x2062)))))))))))))))))))
(assert
 (let ((?x2801 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1178 (div (* ?x2801 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1306 (and $x2037 (< 1 old.attention.head_dim.parts) (= ?x1178 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1306))))))
(assert
 (let (($x2894 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2389 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1834 (or $x2389 $x2894)))
 (let (($x2263 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1052 (ite $x2263 old.attention.head_dim.parts (ite $x1834 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x1052)))))))
(assert
 (let (($x3371 (= (- 1) old.attention.head_dim.n)))
 (let (($x901 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1637 (ite $x901 (or $x3371 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3371 (< 1 old.attention.head_dim.n)))))
 (let ((?x2801 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1178 (div (* ?x2801 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x657 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x313 (ite $x657 (or $x3371 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2037 (or $x3371 (< ?x1178 old.attention.head_dim.n)) $x1637))))
 (let (($x2444 (= 1 old.attention.head_dim.parts)))
 (let (($x2263 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2894 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2389 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1834 (or $x2389 $x2894)))
 (let (($x2771 (ite $x1834 old.attention.head_dim.given_moved (ite (or $x2263 $x2444) false $x313))))
 (= old.attention.head_dim.moved $x2771))))))))))))))))
(assert
 (let ((?x2311 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x748 (* (div (- ?x2311 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1144 (and $x417 (< 1 old.attention.value_dim.parts) (= (div ?x748 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1144))))))
(assert
 (let (($x1155 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x912 (not old.model.sinks)))
 (= old.attention.one_key (and $x912 $x1155)))))
(assert
 (let (($x2795 (not old.attention.head_dim.padded)))
 (let (($x2444 (= 1 old.attention.head_dim.parts)))
 (let (($x2263 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2894 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2389 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1834 (or $x2389 $x2894)))
 (let (($x1459 (ite $x1834 old.attention.head_dim.given_everywhere (or $x2263 (and $x2444 $x2795)))))
 (= old.attention.head_dim.everywhere $x1459)))))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x181 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2608 ?x271 ?x181)))))))))))))))))))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x455 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2608 ?x271 ?x455)))))))))))))))))))))))
(assert
 (let (($x2279 (not old.attention.head_dim.moved)))
 (let (($x3378 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x657 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2152 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3010 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x699 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x3010 $x2152 $x657 $x3378) $x2279))))
 (let (($x2894 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2389 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1834 (or $x2389 $x2894)))
 (= old.attention.head_dim.undivided (ite $x1834 old.attention.head_dim.given_undivided $x699))))))))))))
(assert
 (let (($x2327 (= old.attention.head_dim.least old.attention.head_dim.parts)))
 (let (($x970 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x2279 (not old.attention.head_dim.moved)))
 (let (($x480 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x2279))))
 (let (($x2903 (= 1 old.pp)))
 (let (($x1143 (not old.attention.scores.group.pp)))
 (let (($x3411 (or $x1143 $x2903)))
 (let (($x2764 (= 1 old.sp)))
 (let (($x2831 (not old.attention.scores.group.sp)))
 (let (($x351 (or $x2831 $x2764)))
 (let (($x2122 (= 1 old.dp)))
 (let (($x2167 (not old.attention.scores.group.dp)))
 (let (($x431 (or $x2167 $x2122)))
 (let (($x1864 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x431 $x351 $x3411)))
 (let (($x1755 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x448 (ite (or $x1755 $x1864) (and (<= 1 old.attention.head_dim.least) $x480) (and $x970 (and old.attention.head_dim.undivided $x2327)))))
 (= old.attention.scores_whole $x448))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x1165 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2131 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2390 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2373 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3119 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1842 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2387 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1904 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1904 $x2387 $x1441 $x1842 $x3119 $x653 $x2373 $x2390 $x2131 $x1165))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1461 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2414 (= (_ bv8 7) new.attention.pairs)))
 (or $x2414 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x931 $x77 $x26 $x3572 $x1035)))))))
(assert
 (let (($x1337 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1337 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2313 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2313 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x280 $x2696 $x1610 $x776))))))
(assert
 (let (($x2358 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x3324 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x3324 $x2358 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x528 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1021 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1021)))
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
 (let ((?x1777 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x548 (= (div (* ?x1777 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1461 (< 1 new.attention.heads.parts) $x548))))))
(assert
 (let ((?x3333 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x653 (not (= 0 ?x3333)))))))
(assert
 (let ((?x2306 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x607 (div (* ?x2306 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2957 (= (- 1) new.attention.head_dim.n)))
 (let (($x2942 (or $x2957 (< (* ?x607 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1801 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1201 (ite $x653 (ite (= 0 ?x1801) 1 (ite $x2942 0 1)) new.attention.head_dim.given_least)))
 (let (($x734 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2640 (ite (and $x2957 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2957 $x734) 0 1))))
 (let (($x1441 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3119 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1165 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2390 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1904 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2387 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2131 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x771 (ite $x2131 new.attention.head_dim.parts (ite (or $x2387 $x1904 $x2390 $x1165 $x3119) 1 (ite $x1441 ?x2640 ?x1201)))))
 (= new.attention.head_dim.least ?x771)))))))))))))))))))
(assert
 (let ((?x2306 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x607 (div (* ?x2306 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x893 (and $x653 (< 1 new.attention.head_dim.parts) (= ?x607 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x893))))))
(assert
 (let (($x1842 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2373 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2478 (or $x2373 $x1842)))
 (let (($x2131 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x117 (ite $x2131 new.attention.head_dim.parts (ite $x2478 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x117)))))))
(assert
 (let (($x2957 (= (- 1) new.attention.head_dim.n)))
 (let (($x1441 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1024 (ite $x1441 (or $x2957 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2957 (< 1 new.attention.head_dim.n)))))
 (let ((?x2306 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x607 (div (* ?x2306 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2390 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x197 (ite $x2390 (or $x2957 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x653 (or $x2957 (< ?x607 new.attention.head_dim.n)) $x1024))))
 (let (($x1112 (= 1 new.attention.head_dim.parts)))
 (let (($x2131 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1842 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2373 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2478 (or $x2373 $x1842)))
 (let (($x1877 (ite $x2478 new.attention.head_dim.given_moved (ite (or $x2131 $x1112) false $x197))))
 (= new.attention.head_dim.moved $x1877))))))))))))))))
(assert
 (let ((?x1675 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2815 (* (div ?x1675 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2783 (and $x528 (< 1 new.attention.value_dim.parts) (= (div ?x2815 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2783))))))
(assert
 (let (($x2170 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x314 (not new.model.sinks)))
 (= new.attention.one_key (and $x314 $x2170)))))
(assert
 (let (($x272 (not new.attention.head_dim.padded)))
 (let (($x1112 (= 1 new.attention.head_dim.parts)))
 (let (($x2131 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1842 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2373 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2478 (or $x2373 $x1842)))
 (let (($x2791 (ite $x2478 new.attention.head_dim.given_everywhere (or $x2131 (and $x1112 $x272)))))
 (= new.attention.head_dim.everywhere $x2791)))))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x2281 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x776 ?x495 ?x2281))))))))))))))))))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x1384 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x776 ?x495 ?x1384))))))))))))))))))))))
(assert
 (let (($x421 (not new.attention.head_dim.moved)))
 (let (($x1165 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2390 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1904 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2387 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2775 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2387 $x1904 $x2390 $x1165) $x421))))
 (let (($x1842 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2373 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2478 (or $x2373 $x1842)))
 (= new.attention.head_dim.undivided (ite $x2478 new.attention.head_dim.given_undivided $x2775))))))))))))
(assert
 (let (($x2101 (= new.attention.head_dim.least new.attention.head_dim.parts)))
 (let (($x3324 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x421 (not new.attention.head_dim.moved)))
 (let (($x3529 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x421))))
 (let (($x3463 (= 1 new.pp)))
 (let (($x2265 (not new.attention.scores.group.pp)))
 (let (($x2164 (or $x2265 $x3463)))
 (let (($x566 (= 1 new.sp)))
 (let (($x2859 (not new.attention.scores.group.sp)))
 (let (($x403 (or $x2859 $x566)))
 (let (($x3184 (= 1 new.dp)))
 (let (($x2743 (not new.attention.scores.group.dp)))
 (let (($x2464 (or $x2743 $x3184)))
 (let (($x2090 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x2464 $x403 $x2164)))
 (let (($x2358 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x918 (ite (or $x2358 $x2090) (and (<= 1 new.attention.head_dim.least) $x3529) (and $x3324 (and new.attention.head_dim.undivided $x2101)))))
 (= new.attention.scores_whole $x918))))))))))))))))))
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
 (let (($x257 (or new.attention.one_key (and (= (_ bv36 7) new.attention.q) new.attention.scores_whole))))
 (let (($x3463 (= 1 new.pp)))
 (let (($x2265 (not new.attention.scores.group.pp)))
 (let (($x2164 (or $x2265 $x3463)))
 (let (($x566 (= 1 new.sp)))
 (let (($x2859 (not new.attention.scores.group.sp)))
 (let (($x403 (or $x2859 $x566)))
 (let (($x3184 (= 1 new.dp)))
 (let (($x2743 (not new.attention.scores.group.dp)))
 (let (($x2464 (or $x2743 $x3184)))
 (let (($x2090 (and (or (not new.attention.scores.group.tp) (= 1 new.tp)) $x2464 $x403 $x2164)))
 (let (($x2560 (and (or new.attention.scores.group.tp (= 1 new.tp)) $x2464 $x403 $x2164)))
 (let (($x2739 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k)))))
 (let (($x2411 (not new.attention.one_key)))
 (let (($x2111 (not new.attention.scores_whole)))
 (let (($x3324 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x2358 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x990 (or $x2358 (and $x3324 (not (= 1 new.tp)) $x2111 $x2411) $x2739 $x2560 (and $x2090 $x257))))
 (not $x990))))))))))))))))))))
(assert
 (let (($x937 (or old.attention.one_key (and (= (_ bv36 7) old.attention.q) old.attention.scores_whole))))
(let (($x2903 (= 1 old.pp)))
(let (($x1143 (not old.attention.scores.group.pp)))
(let (($x3411 (or $x1143 $x2903)))
(let (($x2764 (= 1 old.sp)))
(let (($x2831 (not old.attention.scores.group.sp)))
(let (($x351 (or $x2831 $x2764)))
(let (($x2122 (= 1 old.dp)))
(let (($x2167 (not old.attention.scores.group.dp)))
(let (($x431 (or $x2167 $x2122)))
(let (($x1864 (and (or (not old.attention.scores.group.tp) (= 1 old.tp)) $x431 $x351 $x3411)))
(let (($x1424 (and (or old.attention.scores.group.tp (= 1 old.tp)) $x431 $x351 $x3411)))
(let (($x3032 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k)))))
(let (($x80 (not old.attention.one_key)))
(let (($x3409 (not old.attention.scores_whole)))
(let (($x970 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x1755 (= (_ bv57 7) old.attention.scores.sum)))
(or $x1755 (and $x970 (not (= 1 old.tp)) $x3409 $x80) $x3032 $x1424 (and $x1864 $x937))))))))))))))))))))
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
 (let (($x3378 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2263 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x657 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2389 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2624 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x2894 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x901 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3010 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2152 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2152 $x3010 $x901 $x2894 $x2624 $x2037 $x2389 $x657 $x2263 $x3378))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) (= (_ bv48 7) old.attention.heads.kind) (= (_ bv56 7) old.attention.heads.kind) $x927 (= (_ bv86 7) old.attention.heads.kind) (= (_ bv91 7) old.attention.heads.kind) (= (_ bv96 7) old.attention.heads.kind) (= (_ bv99 7) old.attention.heads.kind))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x273 (= (_ bv8 7) old.attention.pairs)))
 (or $x273 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3432 $x2911 $x3145 $x450 $x1208)))))))
(assert
 (let (($x409 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x409 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1435 $x3304 $x2692 $x2608))))))
(assert
 (let (($x1625 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x1625 (= (_ bv49 7) old.attention.scores.scale))))
(assert
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x417 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x2651 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2651)))
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
 (let ((?x1804 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x904 (= (div (* ?x1804 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x927 (< 1 old.attention.heads.parts) $x904))))))
(assert
 (let ((?x3308 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2037 (not (= 0 ?x3308)))))))
(assert
 (let ((?x2801 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1178 (div (* ?x2801 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x3371 (= (- 1) old.attention.head_dim.n)))
 (let (($x1400 (or $x3371 (< (* ?x1178 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1776 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x2751 (ite $x2037 (ite (= 0 ?x1776) 1 (ite $x1400 0 1)) old.attention.head_dim.given_least)))
 (let (($x2694 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1151 (ite (and $x3371 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x3371 $x2694) 0 1))))
 (let (($x901 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2624 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x3378 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x657 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2152 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3010 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2263 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x2062 (ite $x2263 old.attention.head_dim.parts (ite (or $x3010 $x2152 $x657 $x3378 $x2624) 1 (ite $x901 ?x1151 ?x2751)))))
 (= old.attention.head_dim.least ?x2062)))))))))))))))))))
(assert
 (let ((?x2801 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1178 (div (* ?x2801 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1306 (and $x2037 (< 1 old.attention.head_dim.parts) (= ?x1178 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1306))))))
(assert
 (let (($x3371 (= (- 1) old.attention.head_dim.n)))
 (let (($x901 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1637 (ite $x901 (or $x3371 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3371 (< 1 old.attention.head_dim.n)))))
 (let ((?x2801 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1178 (div (* ?x2801 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x657 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x313 (ite $x657 (or $x3371 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2037 (or $x3371 (< ?x1178 old.attention.head_dim.n)) $x1637))))
 (let (($x2444 (= 1 old.attention.head_dim.parts)))
 (let (($x2263 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2894 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2389 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1834 (or $x2389 $x2894)))
 (let (($x2771 (ite $x1834 old.attention.head_dim.given_moved (ite (or $x2263 $x2444) false $x313))))
 (= old.attention.head_dim.moved $x2771))))))))))))))))
(assert
 (let ((?x2311 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x748 (* (div (- ?x2311 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1144 (and $x417 (< 1 old.attention.value_dim.parts) (= (div ?x748 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1144))))))
(assert
 (let (($x1155 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x912 (not old.model.sinks)))
 (= old.attention.one_key (and $x912 $x1155)))))
(assert
 (let (($x2795 (not old.attention.head_dim.padded)))
 (let (($x2444 (= 1 old.attention.head_dim.parts)))
 (let (($x2263 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2894 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2389 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1834 (or $x2389 $x2894)))
 (let (($x1459 (ite $x1834 old.attention.head_dim.given_everywhere (or $x2263 (and $x2444 $x2795)))))
 (= old.attention.head_dim.everywhere $x1459)))))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7)))))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x181 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x3390 $x2740) old.attention.qkv.split ?x561) ?x1585)))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2507 (ite $x2608 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7))) ?x181)))
 (= old.attention.q ?x2507)))))))))))))))))))
(assert
 (let (($x2279 (not old.attention.head_dim.moved)))
 (let (($x3378 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x657 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2152 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3010 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x699 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x3010 $x2152 $x657 $x3378) $x2279))))
 (let (($x2894 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2389 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1834 (or $x2389 $x2894)))
 (= old.attention.head_dim.undivided (ite $x1834 old.attention.head_dim.given_undivided $x699))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x1165 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2131 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2390 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2373 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x3119 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1842 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2387 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1904 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1904 $x2387 $x1441 $x1842 $x3119 $x653 $x2373 $x2390 $x2131 $x1165))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) (= (_ bv48 7) new.attention.heads.kind) (= (_ bv56 7) new.attention.heads.kind) $x1461 (= (_ bv86 7) new.attention.heads.kind) (= (_ bv91 7) new.attention.heads.kind) (= (_ bv96 7) new.attention.heads.kind) (= (_ bv99 7) new.attention.heads.kind))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2414 (= (_ bv8 7) new.attention.pairs)))
 (or $x2414 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x931 $x77 $x26 $x3572 $x1035)))))))
(assert
 (let (($x2313 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2313 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x280 $x2696 $x1610 $x776))))))
(assert
 (let (($x2558 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x2558 (= (_ bv49 7) new.attention.scores.scale))))
(assert
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x528 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1021 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1021)))
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
 (let ((?x1777 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x548 (= (div (* ?x1777 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1461 (< 1 new.attention.heads.parts) $x548))))))
(assert
 (let ((?x3333 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x653 (not (= 0 ?x3333)))))))
(assert
 (let ((?x2306 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x607 (div (* ?x2306 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2957 (= (- 1) new.attention.head_dim.n)))
 (let (($x2942 (or $x2957 (< (* ?x607 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1801 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1201 (ite $x653 (ite (= 0 ?x1801) 1 (ite $x2942 0 1)) new.attention.head_dim.given_least)))
 (let (($x734 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x2640 (ite (and $x2957 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x2957 $x734) 0 1))))
 (let (($x1441 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x3119 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1165 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2390 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1904 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2387 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2131 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x771 (ite $x2131 new.attention.head_dim.parts (ite (or $x2387 $x1904 $x2390 $x1165 $x3119) 1 (ite $x1441 ?x2640 ?x1201)))))
 (= new.attention.head_dim.least ?x771)))))))))))))))))))
(assert
 (let ((?x2306 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x607 (div (* ?x2306 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x893 (and $x653 (< 1 new.attention.head_dim.parts) (= ?x607 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x893))))))
(assert
 (let (($x2957 (= (- 1) new.attention.head_dim.n)))
 (let (($x1441 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1024 (ite $x1441 (or $x2957 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2957 (< 1 new.attention.head_dim.n)))))
 (let ((?x2306 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x607 (div (* ?x2306 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2390 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x197 (ite $x2390 (or $x2957 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x653 (or $x2957 (< ?x607 new.attention.head_dim.n)) $x1024))))
 (let (($x1112 (= 1 new.attention.head_dim.parts)))
 (let (($x2131 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1842 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2373 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2478 (or $x2373 $x1842)))
 (let (($x1877 (ite $x2478 new.attention.head_dim.given_moved (ite (or $x2131 $x1112) false $x197))))
 (= new.attention.head_dim.moved $x1877))))))))))))))))
(assert
 (let ((?x1675 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2815 (* (div ?x1675 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2783 (and $x528 (< 1 new.attention.value_dim.parts) (= (div ?x2815 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2783))))))
(assert
 (let (($x2170 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x314 (not new.model.sinks)))
 (= new.attention.one_key (and $x314 $x2170)))))
(assert
 (let (($x272 (not new.attention.head_dim.padded)))
 (let (($x1112 (= 1 new.attention.head_dim.parts)))
 (let (($x2131 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1842 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2373 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2478 (or $x2373 $x1842)))
 (let (($x2791 (ite $x2478 new.attention.head_dim.given_everywhere (or $x2131 (and $x1112 $x272)))))
 (= new.attention.head_dim.everywhere $x2791)))))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1172 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7)))))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x2281 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x1598 $x1053) new.attention.qkv.split ?x804) ?x1172)))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x3228 (ite $x776 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7))) ?x2281)))
 (= new.attention.q ?x3228))))))))))))))))))
(assert
 (let (($x421 (not new.attention.head_dim.moved)))
 (let (($x1165 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2390 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1904 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2387 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2775 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2387 $x1904 $x2390 $x1165) $x421))))
 (let (($x1842 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2373 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2478 (or $x2373 $x1842)))
 (= new.attention.head_dim.undivided (ite $x2478 new.attention.head_dim.given_undivided $x2775))))))))))))
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
 (let (($x2558 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x591 (or (not (= (_ bv36 7) new.attention.q)) $x2558 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x591))))
(assert
 (let (($x1625 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x1625 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
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
 (let (($x3378 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x2263 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x657 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2389 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2894 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x901 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x3010 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x2152 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x2152 $x3010 $x901 $x2894 (= (_ bv56 7) old.attention.head_dim.kind) $x2037 $x2389 $x657 $x2263 $x3378)))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x1568 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x3058 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2539 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2588 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1563 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x262 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1181 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1314 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x1314 $x1181 $x262 $x1563 (= (_ bv56 7) old.attention.heads.kind) $x927 $x2588 $x2539 $x3058 $x1568)))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x273 (= (_ bv8 7) old.attention.pairs)))
 (or $x273 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3432 $x2911 $x3145 $x450 $x1208)))))))
(assert
 (let (($x231 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x231 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x409 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x409 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1435 $x3304 $x2692 $x2608))))))
(assert
 (let (($x595 (= (_ bv93 7) old.attention.scores.statistic)))
 (or (= (_ bv49 7) old.attention.scores.statistic) $x595)))
(assert
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x417 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x2651 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2651)))
(assert
 (let (($x1504 (= (_ bv97 7) old.model.qk_norm)))
 (let (($x1988 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x1988 $x1504))))
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
 (let (($x2351 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x927 $x2351)))))
(assert
 (let ((?x1804 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1863 (div (* ?x1804 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2063 (and $x927 (< 1 old.attention.heads.parts) (= ?x1863 old.attention.heads.n))))
 (= old.attention.heads.filled $x2063))))))
(assert
 (let (($x766 (= (- 1) old.attention.heads.n)))
 (let (($x262 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2082 (ite $x262 (or $x766 (<= old.attention.heads.parts old.attention.heads.n)) (or $x766 (< 1 old.attention.heads.n)))))
 (let ((?x1804 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1863 (div (* ?x1804 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2539 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2553 (ite $x2539 (or $x766 (< old.attention.heads.block old.attention.heads.n)) (ite $x927 (or $x766 (< ?x1863 old.attention.heads.n)) $x2082))))
 (let (($x964 (= 1 old.attention.heads.parts)))
 (let (($x3058 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1563 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2588 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1818 (or $x2588 $x1563)))
 (let (($x1415 (ite $x1818 old.attention.heads.given_moved (ite (or $x3058 $x964) false $x2553))))
 (= old.attention.heads.moved $x1415))))))))))))))))
(assert
 (let ((?x3308 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x2037 (not (= 0 ?x3308)))))))
(assert
 (let ((?x2801 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1178 (div (* ?x2801 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1306 (and $x2037 (< 1 old.attention.head_dim.parts) (= ?x1178 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1306))))))
(assert
 (let (($x3371 (= (- 1) old.attention.head_dim.n)))
 (let (($x901 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1637 (ite $x901 (or $x3371 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x3371 (< 1 old.attention.head_dim.n)))))
 (let ((?x2801 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1178 (div (* ?x2801 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x657 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x313 (ite $x657 (or $x3371 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2037 (or $x3371 (< ?x1178 old.attention.head_dim.n)) $x1637))))
 (let (($x2444 (= 1 old.attention.head_dim.parts)))
 (let (($x2263 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2894 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2389 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1834 (or $x2389 $x2894)))
 (let (($x2771 (ite $x1834 old.attention.head_dim.given_moved (ite (or $x2263 $x2444) false $x313))))
 (= old.attention.head_dim.moved $x2771))))))))))))))))
(assert
 (let ((?x2311 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x748 (* (div (- ?x2311 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1144 (and $x417 (< 1 old.attention.value_dim.parts) (= (div ?x748 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1144))))))
(assert
 (let (($x1155 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x912 (not old.model.sinks)))
 (= old.attention.one_key (and $x912 $x1155)))))
(assert
 (let (($x3244 (not old.attention.heads.padded)))
 (let (($x964 (= 1 old.attention.heads.parts)))
 (let (($x3058 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1563 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2588 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1818 (or $x2588 $x1563)))
 (let (($x2538 (ite $x1818 old.attention.heads.given_everywhere (or $x3058 (and $x964 $x3244)))))
 (= old.attention.heads.everywhere $x2538)))))))))
(assert
 (let (($x2795 (not old.attention.head_dim.padded)))
 (let (($x2444 (= 1 old.attention.head_dim.parts)))
 (let (($x2263 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2894 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2389 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1834 (or $x2389 $x2894)))
 (let (($x1459 (ite $x1834 old.attention.head_dim.given_everywhere (or $x2263 (and $x2444 $x2795)))))
 (= old.attention.head_dim.everywhere $x1459)))))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x181 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x2608 ?x271 ?x181)))))))))))))))))))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x1365 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2608 ?x271 ?x1365)))))))))))))))))))))))
(assert
 (let (($x2766 (not old.attention.heads.moved)))
 (let (($x1568 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x2539 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1314 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x1181 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x306 (or old.attention.heads.everywhere old.attention.heads.filled (and (or $x1181 $x1314 $x2539 $x1568) $x2766))))
 (let (($x1563 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2588 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1818 (or $x2588 $x1563)))
 (= old.attention.heads.undivided (ite $x1818 old.attention.heads.given_undivided $x306))))))))))))
(assert
 (let (($x2279 (not old.attention.head_dim.moved)))
 (let (($x3378 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x657 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2152 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x3010 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x699 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x3010 $x2152 $x657 $x3378) $x2279))))
 (let (($x2894 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2389 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1834 (or $x2389 $x2894)))
 (= old.attention.head_dim.undivided (ite $x1834 old.attention.head_dim.given_undivided $x699))))))))))))
(assert
 (= old.prefill true))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x1165 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2131 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2390 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2373 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1842 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x2387 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1904 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x1904 $x2387 $x1441 $x1842 (= (_ bv56 7) new.attention.head_dim.kind) $x653 $x2373 $x2390 $x2131 $x1165)))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x1958 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x463 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x459 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1674 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2028 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x368 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2731 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x801 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x801 $x2731 $x368 $x2028 (= (_ bv56 7) new.attention.heads.kind) $x1461 $x1674 $x459 $x463 $x1958)))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2414 (= (_ bv8 7) new.attention.pairs)))
 (or $x2414 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x931 $x77 $x26 $x3572 $x1035)))))))
(assert
 (let (($x937 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x937 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x2313 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2313 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x280 $x2696 $x1610 $x776))))))
(assert
 (let (($x85 (= (_ bv93 7) new.attention.scores.statistic)))
 (or (= (_ bv49 7) new.attention.scores.statistic) $x85)))
(assert
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x528 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1021 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1021)))
(assert
 (let (($x76 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x2431 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x2431 $x76))))
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
 (let (($x138 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1461 $x138)))))
(assert
 (let ((?x1777 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3227 (div (* ?x1777 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3379 (and $x1461 (< 1 new.attention.heads.parts) (= ?x3227 new.attention.heads.n))))
 (= new.attention.heads.filled $x3379))))))
(assert
 (let (($x2913 (= (- 1) new.attention.heads.n)))
 (let (($x368 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2743 (ite $x368 (or $x2913 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2913 (< 1 new.attention.heads.n)))))
 (let ((?x1777 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3227 (div (* ?x1777 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x459 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1915 (ite $x459 (or $x2913 (< new.attention.heads.block new.attention.heads.n)) (ite $x1461 (or $x2913 (< ?x3227 new.attention.heads.n)) $x2743))))
 (let (($x1645 (= 1 new.attention.heads.parts)))
 (let (($x463 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2028 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1674 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1621 (or $x1674 $x2028)))
 (let (($x1864 (ite $x1621 new.attention.heads.given_moved (ite (or $x463 $x1645) false $x1915))))
 (= new.attention.heads.moved $x1864))))))))))))))))
(assert
 (let ((?x3333 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x653 (not (= 0 ?x3333)))))))
(assert
 (let ((?x2306 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x607 (div (* ?x2306 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x893 (and $x653 (< 1 new.attention.head_dim.parts) (= ?x607 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x893))))))
(assert
 (let (($x2957 (= (- 1) new.attention.head_dim.n)))
 (let (($x1441 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1024 (ite $x1441 (or $x2957 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x2957 (< 1 new.attention.head_dim.n)))))
 (let ((?x2306 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x607 (div (* ?x2306 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2390 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x197 (ite $x2390 (or $x2957 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x653 (or $x2957 (< ?x607 new.attention.head_dim.n)) $x1024))))
 (let (($x1112 (= 1 new.attention.head_dim.parts)))
 (let (($x2131 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1842 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2373 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2478 (or $x2373 $x1842)))
 (let (($x1877 (ite $x2478 new.attention.head_dim.given_moved (ite (or $x2131 $x1112) false $x197))))
 (= new.attention.head_dim.moved $x1877))))))))))))))))
(assert
 (let ((?x1675 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2815 (* (div ?x1675 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2783 (and $x528 (< 1 new.attention.value_dim.parts) (= (div ?x2815 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2783))))))
(assert
 (let (($x2170 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x314 (not new.model.sinks)))
 (= new.attention.one_key (and $x314 $x2170)))))
(assert
 (let (($x1739 (not new.attention.heads.padded)))
 (let (($x1645 (= 1 new.attention.heads.parts)))
 (let (($x463 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2028 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1674 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1621 (or $x1674 $x2028)))
 (let (($x2100 (ite $x1621 new.attention.heads.given_everywhere (or $x463 (and $x1645 $x1739)))))
 (= new.attention.heads.everywhere $x2100)))))))))
(assert
 (let (($x272 (not new.attention.head_dim.padded)))
 (let (($x1112 (= 1 new.attention.head_dim.parts)))
 (let (($x2131 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1842 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2373 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2478 (or $x2373 $x1842)))
 (let (($x2791 (ite $x2478 new.attention.head_dim.given_everywhere (or $x2131 (and $x1112 $x272)))))
 (= new.attention.head_dim.everywhere $x2791)))))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x2281 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x776 ?x495 ?x2281))))))))))))))))))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x905 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x776 ?x495 ?x905))))))))))))))))))))))
(assert
 (let (($x1869 (not new.attention.heads.moved)))
 (let (($x1958 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x459 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x801 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x2731 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2504 (or new.attention.heads.everywhere new.attention.heads.filled (and (or $x2731 $x801 $x459 $x1958) $x1869))))
 (let (($x2028 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1674 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1621 (or $x1674 $x2028)))
 (= new.attention.heads.undivided (ite $x1621 new.attention.heads.given_undivided $x2504))))))))))))
(assert
 (let (($x421 (not new.attention.head_dim.moved)))
 (let (($x1165 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2390 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1904 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x2387 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2775 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x2387 $x1904 $x2390 $x1165) $x421))))
 (let (($x1842 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2373 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x2478 (or $x2373 $x1842)))
 (= new.attention.head_dim.undivided (ite $x2478 new.attention.head_dim.given_undivided $x2775))))))))))))
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
 (let (($x1457 (not new.attention.heads.undivided)))
 (let (($x3324 (not new.attention.one_key)))
 (let (($x410 (or (and (= (_ bv37 7) new.attention.k) (not new.attention.kv_undivided)) (and (= (_ bv37 7) new.attention.q) $x3324 $x1457))))
 (let (($x76 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x673 (not new.attention.head_dim.undivided)))
 (let (($x383 (and (or (= (_ bv36 7) new.attention.k) (and (= (_ bv36 7) new.attention.q) $x3324)) $x673)))
 (let (($x2431 (= (_ bv57 7) new.model.qk_norm)))
 (let (($x85 (= (_ bv93 7) new.attention.scores.statistic)))
 (not (or $x85 $x2431 (not (or $x383 (and $x76 $x410))))))))))))))
(assert
 (let (($x1724 (not old.attention.heads.undivided)))
(let (($x2642 (not old.attention.one_key)))
(let (($x2242 (or (and (= (_ bv37 7) old.attention.k) (not old.attention.kv_undivided)) (and (= (_ bv37 7) old.attention.q) $x2642 $x1724))))
(let (($x1504 (= (_ bv97 7) old.model.qk_norm)))
(let (($x768 (not old.attention.head_dim.undivided)))
(let (($x1743 (and (or (= (_ bv36 7) old.attention.k) (and (= (_ bv36 7) old.attention.q) $x2642)) $x768)))
(let (($x1988 (= (_ bv57 7) old.model.qk_norm)))
(let (($x595 (= (_ bv93 7) old.attention.scores.statistic)))
(or $x595 $x1988 (not (or $x1743 (and $x1504 $x2242)))))))))))))
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
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2037 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x3058 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2539 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2588 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1563 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x262 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x262 $x1563 (= (_ bv56 7) old.attention.heads.kind) $x927 $x2588 $x2539 $x3058 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x273 (= (_ bv8 7) old.attention.pairs)))
 (or $x273 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3432 $x2911 $x3145 $x450 $x1208)))))))
(assert
 (let (($x409 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x409 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1435 $x3304 $x2692 $x2608))))))
(assert
 (let (($x3241 (= (_ bv63 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x3241)))
(assert
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x417 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
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
 (let (($x2651 (= (_ bv79 7) old.model.positions)))
 (let (($x2910 (= (_ bv2 7) old.model.positions)))
 (or $x2910 (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2651))))
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
 (let (($x2351 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x927 $x2351)))))
(assert
 (let ((?x1804 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1863 (div (* ?x1804 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1934 (< 1 old.attention.heads.parts)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x927 $x1934 (= ?x1863 old.attention.heads.n))))))))
(assert
 (let ((?x1804 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1863 (div (* ?x1804 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x1934 (< 1 old.attention.heads.parts)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.leads (and $x927 $x1934 (<= old.attention.heads.n ?x1863))))))))
(assert
 (let (($x766 (= (- 1) old.attention.heads.n)))
 (let (($x262 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2082 (ite $x262 (or $x766 (<= old.attention.heads.parts old.attention.heads.n)) (or $x766 (< 1 old.attention.heads.n)))))
 (let ((?x1804 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1863 (div (* ?x1804 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2539 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2553 (ite $x2539 (or $x766 (< old.attention.heads.block old.attention.heads.n)) (ite $x927 (or $x766 (< ?x1863 old.attention.heads.n)) $x2082))))
 (let (($x3058 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1563 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2588 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1415 (ite (or $x2588 $x1563) old.attention.heads.given_moved (ite (or $x3058 (= 1 old.attention.heads.parts)) false $x2553))))
 (= old.attention.heads.moved $x1415))))))))))))))
(assert
 (let ((?x2801 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1178 (div (* ?x2801 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1306 (and $x2037 (< 1 old.attention.head_dim.parts) (= ?x1178 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1306))))))
(assert
 (let ((?x2311 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x748 (* (div (- ?x2311 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1144 (and $x417 (< 1 old.attention.value_dim.parts) (= (div ?x748 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1144))))))
(assert
 (let (($x1155 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x912 (not old.model.sinks)))
 (= old.attention.one_key (and $x912 $x1155)))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x1585 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7)))))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x181 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite (or $x3390 $x2740) old.attention.qkv.split ?x561) ?x1585)))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (let ((?x2507 (ite $x2608 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7))) ?x181)))
 (= old.attention.q ?x2507)))))))))))))))))))
(assert
 (= old.prefill true))
(assert
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x653 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x463 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x459 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1674 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2028 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x368 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x368 $x2028 (= (_ bv56 7) new.attention.heads.kind) $x1461 $x1674 $x459 $x463 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2414 (= (_ bv8 7) new.attention.pairs)))
 (or $x2414 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x931 $x77 $x26 $x3572 $x1035)))))))
(assert
 (let (($x2313 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x2313 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x280 $x2696 $x1610 $x776))))))
(assert
 (let (($x258 (= (_ bv63 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x258)))
(assert
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x528 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1021 (= (_ bv79 7) new.model.positions)))
 (let (($x2215 (= (_ bv2 7) new.model.positions)))
 (or $x2215 (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1021))))
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
 (let (($x138 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1461 $x138)))))
(assert
 (let ((?x1777 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3227 (div (* ?x1777 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1744 (< 1 new.attention.heads.parts)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1461 $x1744 (= ?x3227 new.attention.heads.n))))))))
(assert
 (let ((?x1777 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3227 (div (* ?x1777 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1744 (< 1 new.attention.heads.parts)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.leads (and $x1461 $x1744 (<= new.attention.heads.n ?x3227))))))))
(assert
 (let (($x2913 (= (- 1) new.attention.heads.n)))
 (let (($x368 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2743 (ite $x368 (or $x2913 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2913 (< 1 new.attention.heads.n)))))
 (let ((?x1777 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3227 (div (* ?x1777 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x459 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1915 (ite $x459 (or $x2913 (< new.attention.heads.block new.attention.heads.n)) (ite $x1461 (or $x2913 (< ?x3227 new.attention.heads.n)) $x2743))))
 (let (($x463 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2028 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1674 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1864 (ite (or $x1674 $x2028) new.attention.heads.given_moved (ite (or $x463 (= 1 new.attention.heads.parts)) false $x1915))))
 (= new.attention.heads.moved $x1864))))))))))))))
(assert
 (let ((?x2306 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x607 (div (* ?x2306 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x893 (and $x653 (< 1 new.attention.head_dim.parts) (= ?x607 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x893))))))
(assert
 (let ((?x1675 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2815 (* (div ?x1675 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2783 (and $x528 (< 1 new.attention.value_dim.parts) (= (div ?x2815 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2783))))))
(assert
 (let (($x2170 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x314 (not new.model.sinks)))
 (= new.attention.one_key (and $x314 $x2170)))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x1172 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7)))))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x2281 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite (or $x1598 $x1053) new.attention.qkv.split ?x804) ?x1172)))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (let ((?x3228 (ite $x776 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7))) ?x2281)))
 (= new.attention.q ?x3228))))))))))))))))))
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
 (let (($x2483 (not new.attention.heads.filled)))
 (let (($x90 (and new.attention.heads.padded $x2483 (or new.attention.heads.leads (= 1 new.tp)))))
 (let (($x1869 (not new.attention.heads.moved)))
 (let (($x2142 (and $x1869 (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x258 (= (_ bv63 7) new.attention.scores.per_head)))
 (let (($x523 (or (not (= (_ bv37 7) new.attention.q)) $x258 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x2142 (and new.attention.one_key (not $x90)))))
 (not $x523))))))))
(assert
 (let (($x325 (not old.attention.heads.filled)))
(let (($x188 (and old.attention.heads.padded $x325 (or old.attention.heads.leads (= 1 old.tp)))))
(let (($x2766 (not old.attention.heads.moved)))
(let (($x615 (and $x2766 (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x3241 (= (_ bv63 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x3241 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x615 (and old.attention.one_key (not $x188)))))))))
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
 (let (($x2263 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x657 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x2389 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x2894 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x901 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x901 $x2894 (= (_ bv56 7) old.attention.head_dim.kind) $x2037 $x2389 $x657 $x2263 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x3058 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2539 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2588 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1563 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x262 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x262 $x1563 (= (_ bv56 7) old.attention.heads.kind) $x927 $x2588 $x2539 $x3058 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x85 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2307 (= (_ bv10 7) old.attention.out.input)))
 (or $x2307 $x85 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x699 (= (_ bv40 7) old.attention.out.split)))
 (or $x699 (= (_ bv57 7) old.attention.out.split) (= (_ bv61 7) old.attention.out.split))))
(assert
 (let (($x273 (= (_ bv8 7) old.attention.pairs)))
 (or $x273 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3432 $x2911 $x3145 $x450 $x1208)))))))
(assert
 (let (($x1460 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1460 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1435 $x3304 $x2692 $x2608))))))
(assert
 (let (($x3529 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3529 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1912 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x576 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1262 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1262 (= (_ bv56 7) old.attention.value_dim.kind) $x417 $x576 (= (_ bv91 7) old.attention.value_dim.kind) $x1912 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x2651 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2651)))
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
 (let (($x2351 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x927 $x2351)))))
(assert
 (let ((?x1804 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1863 (div (* ?x1804 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2063 (and $x927 (< 1 old.attention.heads.parts) (= ?x1863 old.attention.heads.n))))
 (= old.attention.heads.filled $x2063))))))
(assert
 (let (($x766 (= (- 1) old.attention.heads.n)))
 (let (($x262 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x2082 (ite $x262 (or $x766 (<= old.attention.heads.parts old.attention.heads.n)) (or $x766 (< 1 old.attention.heads.n)))))
 (let ((?x1804 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x1863 (div (* ?x1804 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2539 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2553 (ite $x2539 (or $x766 (< old.attention.heads.block old.attention.heads.n)) (ite $x927 (or $x766 (< ?x1863 old.attention.heads.n)) $x2082))))
 (let (($x964 (= 1 old.attention.heads.parts)))
 (let (($x3058 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1563 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2588 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1818 (or $x2588 $x1563)))
 (let (($x1415 (ite $x1818 old.attention.heads.given_moved (ite (or $x3058 $x964) false $x2553))))
 (= old.attention.heads.moved $x1415))))))))))))))))
(assert
 (let ((?x2801 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1178 (div (* ?x2801 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1306 (and $x2037 (< 1 old.attention.head_dim.parts) (= ?x1178 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1306))))))
(assert
 (let (($x1641 (= (- 1) old.attention.head_dim.n)))
 (let (($x901 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2075 (ite $x901 (or $x1641 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1641 (< 1 old.attention.head_dim.n)))))
 (let ((?x2801 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1178 (div (* ?x2801 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x657 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x948 (ite $x657 (or $x1641 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x2037 (or $x1641 (< ?x1178 old.attention.head_dim.n)) $x2075))))
 (let (($x2263 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x2894 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x2389 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1742 (ite (or $x2389 $x2894) old.attention.head_dim.given_moved (ite (or $x2263 (= 1 old.attention.head_dim.parts)) false $x948))))
 (= old.attention.head_dim.moved $x1742))))))))))))))
(assert
 (let ((?x2311 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x748 (* (div (- ?x2311 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1144 (and $x417 (< 1 old.attention.value_dim.parts) (= (div ?x748 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1144))))))
(assert
 (let ((?x2928 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x417 (not (= 0 ?x2928)))))))
(assert
 (let (($x699 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2344 (not $x699)))
 (let (($x2307 (= (_ bv10 7) old.attention.out.input)))
 (let (($x85 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x85 (and $x2307 $x2344))))))))
(assert
 (let (($x3244 (not old.attention.heads.padded)))
 (let (($x964 (= 1 old.attention.heads.parts)))
 (let (($x3058 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1563 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2588 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1818 (or $x2588 $x1563)))
 (let (($x710 (ite $x1818 old.attention.heads.given_everywhere (or $x3058 (and $x964 $x3244)))))
 (= old.attention.heads.everywhere $x710)))))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x604 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2608 ?x271 ?x604)))))))))))))))))))))))
(assert
 (let (($x2069 (not old.attention.value_dim.padded)))
 (let (($x1912 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1262 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x576 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2604 (ite (or $x576 $x1262) old.attention.value_dim.given_everywhere (or $x1912 (and (= 1 old.attention.value_dim.parts) $x2069)))))
 (= old.attention.value_dim.everywhere $x2604)))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x729 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2608 ?x271 ?x729))))))))))))))))))))))))
(assert
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x623 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1854 (ite $x623 old.attention.v (ite $x3304 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1854)))))
(assert
 (let (($x699 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2344 (not $x699)))
 (let (($x2253 (= (_ bv36 7) old.attention.mixed)))
 (let (($x3083 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2253)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2253 old.attention.value_dim.everywhere $x2344))))
 (= old.attention.mixed_in (ite $x3083 (_ bv96 7) old.attention.mixed)))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x2131 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2390 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x2373 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1842 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x1441 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x1441 $x1842 (= (_ bv56 7) new.attention.head_dim.kind) $x653 $x2373 $x2390 $x2131 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x463 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x459 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1674 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2028 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x368 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x368 $x2028 (= (_ bv56 7) new.attention.heads.kind) $x1461 $x1674 $x459 $x463 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x843 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2261 (= (_ bv10 7) new.attention.out.input)))
 (or $x2261 $x843 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2739 (= (_ bv40 7) new.attention.out.split)))
 (or $x2739 (= (_ bv57 7) new.attention.out.split) (= (_ bv61 7) new.attention.out.split))))
(assert
 (let (($x2414 (= (_ bv8 7) new.attention.pairs)))
 (or $x2414 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x931 $x77 $x26 $x3572 $x1035)))))))
(assert
 (let (($x2872 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2872 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x280 $x2696 $x1610 $x776))))))
(assert
 (let (($x2675 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2675 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2181 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1413 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x977 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x977 (= (_ bv56 7) new.attention.value_dim.kind) $x528 $x1413 (= (_ bv91 7) new.attention.value_dim.kind) $x2181 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1021 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1021)))
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
 (let (($x138 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1461 $x138)))))
(assert
 (let ((?x1777 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3227 (div (* ?x1777 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x3379 (and $x1461 (< 1 new.attention.heads.parts) (= ?x3227 new.attention.heads.n))))
 (= new.attention.heads.filled $x3379))))))
(assert
 (let (($x2913 (= (- 1) new.attention.heads.n)))
 (let (($x368 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2743 (ite $x368 (or $x2913 (<= new.attention.heads.parts new.attention.heads.n)) (or $x2913 (< 1 new.attention.heads.n)))))
 (let ((?x1777 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x3227 (div (* ?x1777 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x459 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1915 (ite $x459 (or $x2913 (< new.attention.heads.block new.attention.heads.n)) (ite $x1461 (or $x2913 (< ?x3227 new.attention.heads.n)) $x2743))))
 (let (($x1645 (= 1 new.attention.heads.parts)))
 (let (($x463 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2028 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1674 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1621 (or $x1674 $x2028)))
 (let (($x1864 (ite $x1621 new.attention.heads.given_moved (ite (or $x463 $x1645) false $x1915))))
 (= new.attention.heads.moved $x1864))))))))))))))))
(assert
 (let ((?x2306 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x607 (div (* ?x2306 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x893 (and $x653 (< 1 new.attention.head_dim.parts) (= ?x607 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x893))))))
(assert
 (let (($x1728 (= (- 1) new.attention.head_dim.n)))
 (let (($x1441 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1354 (ite $x1441 (or $x1728 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1728 (< 1 new.attention.head_dim.n)))))
 (let ((?x2306 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x607 (div (* ?x2306 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2390 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1231 (ite $x2390 (or $x1728 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x653 (or $x1728 (< ?x607 new.attention.head_dim.n)) $x1354))))
 (let (($x2131 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x1842 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x2373 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x436 (ite (or $x2373 $x1842) new.attention.head_dim.given_moved (ite (or $x2131 (= 1 new.attention.head_dim.parts)) false $x1231))))
 (= new.attention.head_dim.moved $x436))))))))))))))
(assert
 (let ((?x1675 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2815 (* (div ?x1675 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2783 (and $x528 (< 1 new.attention.value_dim.parts) (= (div ?x2815 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2783))))))
(assert
 (let ((?x1637 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x528 (not (= 0 ?x1637)))))))
(assert
 (let (($x2739 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1562 (not $x2739)))
 (let (($x2261 (= (_ bv10 7) new.attention.out.input)))
 (let (($x843 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x843 (and $x2261 $x1562))))))))
(assert
 (let (($x1739 (not new.attention.heads.padded)))
 (let (($x1645 (= 1 new.attention.heads.parts)))
 (let (($x463 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2028 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1674 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1621 (or $x1674 $x2028)))
 (let (($x1794 (ite $x1621 new.attention.heads.given_everywhere (or $x463 (and $x1645 $x1739)))))
 (= new.attention.heads.everywhere $x1794)))))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x2942 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x776 ?x495 ?x2942))))))))))))))))))))))
(assert
 (let (($x668 (not new.attention.value_dim.padded)))
 (let (($x2181 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x977 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1413 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2426 (ite (or $x1413 $x977) new.attention.value_dim.given_everywhere (or $x2181 (and (= 1 new.attention.value_dim.parts) $x668)))))
 (= new.attention.value_dim.everywhere $x2426)))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x3457 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x776 ?x495 ?x3457)))))))))))))))))))))))
(assert
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1104 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x792 (ite $x1104 new.attention.v (ite $x2696 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x792)))))
(assert
 (let (($x2739 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1562 (not $x2739)))
 (let (($x1921 (= (_ bv36 7) new.attention.mixed)))
 (let (($x858 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1921)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1921 new.attention.value_dim.everywhere $x1562))))
 (= new.attention.mixed_in (ite $x858 (_ bv96 7) new.attention.mixed)))))))
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
 (let (($x1001 (or new.attention.head_dim.moved new.attention.value_dim.padded)))
 (let (($x1672 (or new.attention.heads.moved new.attention.heads.padded)))
 (let (($x1894 (= 1 new.tp)))
 (let (($x2739 (= (_ bv40 7) new.attention.out.split)))
 (let (($x2831 (or $x2739 (or (= (_ bv96 7) new.attention.mixed_in) (= (_ bv92 7) new.attention.mixed_in)) (and $x1894 (not (ite (= (_ bv37 7) new.attention.mixed_in) $x1672 $x1001))))))
 (not $x2831)))))))
(assert
 (let (($x2092 (or old.attention.head_dim.moved old.attention.value_dim.padded)))
(let (($x2560 (or old.attention.heads.moved old.attention.heads.padded)))
(let (($x926 (= 1 old.tp)))
(let (($x699 (= (_ bv40 7) old.attention.out.split)))
(or $x699 (or (= (_ bv96 7) old.attention.mixed_in) (= (_ bv92 7) old.attention.mixed_in)) (and $x926 (not (ite (= (_ bv37 7) old.attention.mixed_in) $x2560 $x2092)))))))))
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
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2037 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x3058 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2588 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1563 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1563 (= (_ bv56 7) old.attention.heads.kind) $x927 $x2588 (= (_ bv91 7) old.attention.heads.kind) $x3058 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1930 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1045 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2242 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2345 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2051 (= (_ bv4 7) old.attention.out.collective)))
 (or $x2051 $x2345 $x2242 $x1045 $x1930)))))))
(assert
 (let (($x85 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2307 (= (_ bv10 7) old.attention.out.input)))
 (or $x2307 $x85 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2467 (= (_ bv61 7) old.attention.out.split)))
 (let (($x699 (= (_ bv40 7) old.attention.out.split)))
 (or $x699 (= (_ bv57 7) old.attention.out.split) $x2467))))
(assert
 (let (($x273 (= (_ bv8 7) old.attention.pairs)))
 (or $x273 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3432 $x2911 $x3145 $x450 $x1208)))))))
(assert
 (let (($x1460 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1460 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1435 $x3304 $x2692 $x2608))))))
(assert
 (let (($x3529 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3529 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1912 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x576 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1262 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1262 (= (_ bv56 7) old.attention.value_dim.kind) $x417 $x576 (= (_ bv91 7) old.attention.value_dim.kind) $x1912 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x2839 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1549 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1808 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1018 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2361 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3042 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x3042 $x2361 (= (_ bv56 7) old.hidden.kind) $x1018 $x1808 $x1549 $x2839 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2651 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2651)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2314 (= (_ bv49 7) old.norm.statistic)))
 (or $x2314 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3311 (= (_ bv96 7) old.stream)))
 (let (($x128 (= (_ bv38 7) old.stream)))
 (or $x128 (= (_ bv94 7) old.stream) $x3311))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1191 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1063 (div (* ?x1191 old.hidden.multiple) old.hidden.parts)))
 (let (($x1451 (< 1 old.hidden.parts)))
 (let (($x1018 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1018 $x1451 (= ?x1063 old.hidden.n))))))))
(assert
 (let ((?x1191 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1063 (div (* ?x1191 old.hidden.multiple) old.hidden.parts)))
 (let (($x1451 (< 1 old.hidden.parts)))
 (let (($x1018 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1018 $x1451 (<= old.hidden.n ?x1063))))))))
(assert
 (let (($x1018 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1018 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3042 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2750 (ite $x3042 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1191 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1063 (div (* ?x1191 old.hidden.multiple) old.hidden.parts)))
 (let (($x670 (= (- 1) old.hidden.n)))
 (let (($x1018 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1549 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2843 (ite $x1549 (or $x670 (< old.hidden.block old.hidden.n)) (ite $x1018 (or $x670 (< ?x1063 old.hidden.n)) $x2750))))
 (let (($x3385 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2843)))
 (let (($x2361 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1808 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1143 (or $x1808 $x2361)))
 (= old.hidden.moved (ite $x1143 old.hidden.given_moved $x3385)))))))))))))))
(assert
 (let (($x2351 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x927 $x2351)))))
(assert
 (let ((?x1804 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x904 (= (div (* ?x1804 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x927 (< 1 old.attention.heads.parts) $x904))))))
(assert
 (let ((?x2801 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1178 (div (* ?x2801 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1306 (and $x2037 (< 1 old.attention.head_dim.parts) (= ?x1178 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1306))))))
(assert
 (let ((?x2311 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x748 (* (div (- ?x2311 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1144 (and $x417 (< 1 old.attention.value_dim.parts) (= (div ?x748 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1144))))))
(assert
 (let ((?x2928 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x417 (not (= 0 ?x2928)))))))
(assert
 (let (($x699 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2344 (not $x699)))
 (let (($x2307 (= (_ bv10 7) old.attention.out.input)))
 (let (($x85 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x85 (and $x2307 $x2344))))))))
(assert
 (let (($x2839 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2361 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1808 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1143 (or $x1808 $x2361)))
 (let (($x629 (ite $x1143 old.hidden.given_everywhere (or $x2839 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x629)))))))
(assert
 (let (($x3244 (not old.attention.heads.padded)))
 (let (($x3058 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1563 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2588 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x710 (ite (or $x2588 $x1563) old.attention.heads.given_everywhere (or $x3058 (and (= 1 old.attention.heads.parts) $x3244)))))
 (= old.attention.heads.everywhere $x710)))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x604 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2608 ?x271 ?x604)))))))))))))))))))))))
(assert
 (let (($x2069 (not old.attention.value_dim.padded)))
 (let (($x1912 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1262 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x576 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2604 (ite (or $x576 $x1262) old.attention.value_dim.given_everywhere (or $x1912 (and (= 1 old.attention.value_dim.parts) $x2069)))))
 (= old.attention.value_dim.everywhere $x2604)))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x729 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2608 ?x271 ?x729))))))))))))))))))))))))
(assert
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x623 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1854 (ite $x623 old.attention.v (ite $x3304 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1854)))))
(assert
 (let (($x699 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2344 (not $x699)))
 (let (($x2253 (= (_ bv36 7) old.attention.mixed)))
 (let (($x3083 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2253)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2253 old.attention.value_dim.everywhere $x2344))))
 (= old.attention.mixed_in (ite $x3083 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x254 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3453 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1759 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3453)))
 (let (($x396 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1045 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x699 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x699 (or $x1045 $x396) $x1759) (_ bv96 7) ?x254)))))))))
(assert
 (let (($x699 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2344 (not $x699)))
 (let (($x926 (= 1 old.tp)))
 (let (($x3311 (= (_ bv96 7) old.stream)))
 (let (($x396 (and (or (not old.attention.out.group.tp) $x926) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1374 (and $x396 (or $x3311 $x926 (not (= (_ bv4 7) old.attention.out.collective)) $x2344))))
 (let (($x2242 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1045 (= (_ bv57 7) old.attention.out.collective)))
 (let ((?x830 (ite (or (or $x1045 $x2242) $x1374) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1930 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x2345 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x223 (and (or $x2345 $x1930) $x396)))
 (let ((?x90 (ite (or $x1045 (and $x2242 (= (_ bv38 7) old.stream)) $x223) (_ bv38 7) (ite $x2242 (_ bv96 7) (_ bv16 7)))))
 (let (($x259 (or (and old.hidden.filled (not $x3311)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2563 (not $x396)))
 (let (($x2314 (= (_ bv49 7) old.norm.statistic)))
 (let (($x128 (= (_ bv38 7) old.stream)))
 (let ((?x329 (ite (and $x2345 old.hidden.filled $x128 $x2563 $x2314) old.stream (ite (and $x1930 $x2563 $x259) old.stream ?x90))))
 (let ((?x25 (ite (and $x3311 old.hidden.everywhere (or $x1045 $x223)) (_ bv96 7) (ite (and $x2345 old.hidden.filled $x3311 $x2563) (_ bv96 7) ?x329))))
 (let (($x2051 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x2996 (ite (= (_ bv38 7) old.attention.out_state) (ite $x2051 (_ bv96 7) ?x25) (ite (= (_ bv96 7) old.attention.out_state) ?x830 old.attention.out_state))))
 (let ((?x2527 (ite $x1930 (ite (not $x3311) old.stream (_ bv66 7)) (ite $x2242 (ite $x3311 (_ bv96 7) old.stream) (ite $x1045 (_ bv92 7) (_ bv16 7))))))
 (= old.attention.joined (ite (= (_ bv92 7) old.attention.out_state) (ite $x2345 (_ bv96 7) ?x2527) ?x2996)))))))))))))))))))))))))
(assert
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x653 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x463 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1674 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2028 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2028 (= (_ bv56 7) new.attention.heads.kind) $x1461 $x1674 (= (_ bv91 7) new.attention.heads.kind) $x463 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1724 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2842 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x221 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2281 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2187 (= (_ bv4 7) new.attention.out.collective)))
 (or $x2187 $x2281 $x221 $x2842 $x1724)))))))
(assert
 (let (($x843 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2261 (= (_ bv10 7) new.attention.out.input)))
 (or $x2261 $x843 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2735 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2739 (= (_ bv40 7) new.attention.out.split)))
 (or $x2739 (= (_ bv57 7) new.attention.out.split) $x2735))))
(assert
 (let (($x2414 (= (_ bv8 7) new.attention.pairs)))
 (or $x2414 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x931 $x77 $x26 $x3572 $x1035)))))))
(assert
 (let (($x2872 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2872 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x280 $x2696 $x1610 $x776))))))
(assert
 (let (($x2675 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2675 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2181 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1413 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x977 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x977 (= (_ bv56 7) new.attention.value_dim.kind) $x528 $x1413 (= (_ bv91 7) new.attention.value_dim.kind) $x2181 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x327 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1367 (= (_ bv91 7) new.hidden.kind)))
 (let (($x661 (= (_ bv86 7) new.hidden.kind)))
 (let (($x466 (= (_ bv65 7) new.hidden.kind)))
 (let (($x448 (= (_ bv48 7) new.hidden.kind)))
 (let (($x941 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x941 $x448 (= (_ bv56 7) new.hidden.kind) $x466 $x661 $x1367 $x327 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1021 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1021)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2780 (= (_ bv49 7) new.norm.statistic)))
 (or $x2780 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1940 (= (_ bv96 7) new.stream)))
 (let (($x3117 (= (_ bv38 7) new.stream)))
 (or $x3117 (= (_ bv94 7) new.stream) $x1940))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x971 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1440 (div (* ?x971 new.hidden.multiple) new.hidden.parts)))
 (let (($x1016 (< 1 new.hidden.parts)))
 (let (($x466 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x466 $x1016 (= ?x1440 new.hidden.n))))))))
(assert
 (let ((?x971 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1440 (div (* ?x971 new.hidden.multiple) new.hidden.parts)))
 (let (($x1016 (< 1 new.hidden.parts)))
 (let (($x466 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x466 $x1016 (<= new.hidden.n ?x1440))))))))
(assert
 (let (($x466 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x466 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x941 (= (_ bv26 7) new.hidden.kind)))
 (let (($x673 (ite $x941 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x971 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1440 (div (* ?x971 new.hidden.multiple) new.hidden.parts)))
 (let (($x595 (= (- 1) new.hidden.n)))
 (let (($x466 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1367 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2394 (ite $x1367 (or $x595 (< new.hidden.block new.hidden.n)) (ite $x466 (or $x595 (< ?x1440 new.hidden.n)) $x673))))
 (let (($x2405 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2394)))
 (let (($x448 (= (_ bv48 7) new.hidden.kind)))
 (let (($x661 (= (_ bv86 7) new.hidden.kind)))
 (let (($x376 (or $x661 $x448)))
 (= new.hidden.moved (ite $x376 new.hidden.given_moved $x2405)))))))))))))))
(assert
 (let (($x138 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1461 $x138)))))
(assert
 (let ((?x1777 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x548 (= (div (* ?x1777 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1461 (< 1 new.attention.heads.parts) $x548))))))
(assert
 (let ((?x2306 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x607 (div (* ?x2306 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x893 (and $x653 (< 1 new.attention.head_dim.parts) (= ?x607 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x893))))))
(assert
 (let ((?x1675 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2815 (* (div ?x1675 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2783 (and $x528 (< 1 new.attention.value_dim.parts) (= (div ?x2815 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2783))))))
(assert
 (let ((?x1637 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x528 (not (= 0 ?x1637)))))))
(assert
 (let (($x2739 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1562 (not $x2739)))
 (let (($x2261 (= (_ bv10 7) new.attention.out.input)))
 (let (($x843 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x843 (and $x2261 $x1562))))))))
(assert
 (let (($x327 (= (_ bv96 7) new.hidden.kind)))
 (let (($x448 (= (_ bv48 7) new.hidden.kind)))
 (let (($x661 (= (_ bv86 7) new.hidden.kind)))
 (let (($x376 (or $x661 $x448)))
 (let (($x1824 (ite $x376 new.hidden.given_everywhere (or $x327 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1824)))))))
(assert
 (let (($x1739 (not new.attention.heads.padded)))
 (let (($x463 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2028 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1674 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1794 (ite (or $x1674 $x2028) new.attention.heads.given_everywhere (or $x463 (and (= 1 new.attention.heads.parts) $x1739)))))
 (= new.attention.heads.everywhere $x1794)))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x2942 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x776 ?x495 ?x2942))))))))))))))))))))))
(assert
 (let (($x668 (not new.attention.value_dim.padded)))
 (let (($x2181 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x977 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1413 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2426 (ite (or $x1413 $x977) new.attention.value_dim.given_everywhere (or $x2181 (and (= 1 new.attention.value_dim.parts) $x668)))))
 (= new.attention.value_dim.everywhere $x2426)))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x3457 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x776 ?x495 ?x3457)))))))))))))))))))))))
(assert
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1104 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x792 (ite $x1104 new.attention.v (ite $x2696 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x792)))))
(assert
 (let (($x2739 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1562 (not $x2739)))
 (let (($x1921 (= (_ bv36 7) new.attention.mixed)))
 (let (($x858 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1921)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1921 new.attention.value_dim.everywhere $x1562))))
 (= new.attention.mixed_in (ite $x858 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x2214 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2029 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2616 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2029)))
 (let (($x632 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2842 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2739 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2739 (or $x2842 $x632) $x2616) (_ bv96 7) ?x2214)))))))))
(assert
 (let (($x2739 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1562 (not $x2739)))
 (let (($x1894 (= 1 new.tp)))
 (let (($x1940 (= (_ bv96 7) new.stream)))
 (let (($x632 (and (or (not new.attention.out.group.tp) $x1894) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2974 (and $x632 (or $x1940 $x1894 (not (= (_ bv4 7) new.attention.out.collective)) $x1562))))
 (let (($x221 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2842 (= (_ bv57 7) new.attention.out.collective)))
 (let ((?x554 (ite (or (or $x2842 $x221) $x2974) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1724 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2281 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2603 (and (or $x2281 $x1724) $x632)))
 (let ((?x493 (ite (or $x2842 (and $x221 (= (_ bv38 7) new.stream)) $x2603) (_ bv38 7) (ite $x221 (_ bv96 7) (_ bv16 7)))))
 (let (($x1131 (or (and new.hidden.filled (not $x1940)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2916 (not $x632)))
 (let (($x2780 (= (_ bv49 7) new.norm.statistic)))
 (let (($x3117 (= (_ bv38 7) new.stream)))
 (let ((?x2406 (ite (and $x2281 new.hidden.filled $x3117 $x2916 $x2780) new.stream (ite (and $x1724 $x2916 $x1131) new.stream ?x493))))
 (let ((?x1535 (ite (and $x1940 new.hidden.everywhere (or $x2842 $x2603)) (_ bv96 7) (ite (and $x2281 new.hidden.filled $x1940 $x2916) (_ bv96 7) ?x2406))))
 (let (($x2187 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x355 (ite (= (_ bv38 7) new.attention.out_state) (ite $x2187 (_ bv96 7) ?x1535) (ite (= (_ bv96 7) new.attention.out_state) ?x554 new.attention.out_state))))
 (let ((?x3008 (ite $x1724 (ite (not $x1940) new.stream (_ bv66 7)) (ite $x221 (ite $x1940 (_ bv96 7) new.stream) (ite $x2842 (_ bv92 7) (_ bv16 7))))))
 (= new.attention.joined (ite (= (_ bv92 7) new.attention.out_state) (ite $x2281 (_ bv96 7) ?x3008) ?x355)))))))))))))))))))))))))
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
 (let (($x795 (not (or new.hidden.moved new.hidden.padded))))
 (let (($x1894 (= 1 new.tp)))
 (let (($x912 (= new.attention.joined new.stream)))
 (let (($x503 (or (or (= (_ bv96 7) new.attention.joined) $x912) (and $x1894 (or (not (= (_ bv61 7) new.attention.out.split)) $x795)))))
 (not $x503))))))
(assert
 (let (($x1920 (not (or old.hidden.moved old.hidden.padded))))
(let (($x926 (= 1 old.tp)))
(let (($x2577 (= old.attention.joined old.stream)))
(or (or (= (_ bv96 7) old.attention.joined) $x2577) (and $x926 (or (not (= (_ bv61 7) old.attention.out.split)) $x1920)))))))
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
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2037 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x3058 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2588 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1563 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1563 (= (_ bv56 7) old.attention.heads.kind) $x927 $x2588 (= (_ bv91 7) old.attention.heads.kind) $x3058 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1045 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2242 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x2242 $x1045 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x85 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2307 (= (_ bv10 7) old.attention.out.input)))
 (or $x2307 $x85 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2467 (= (_ bv61 7) old.attention.out.split)))
 (let (($x699 (= (_ bv40 7) old.attention.out.split)))
 (or $x699 (= (_ bv57 7) old.attention.out.split) $x2467))))
(assert
 (let (($x273 (= (_ bv8 7) old.attention.pairs)))
 (or $x273 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3432 $x2911 $x3145 $x450 $x1208)))))))
(assert
 (let (($x1460 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1460 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1435 $x3304 $x2692 $x2608))))))
(assert
 (let (($x3529 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3529 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1912 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x576 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1262 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1262 (= (_ bv56 7) old.attention.value_dim.kind) $x417 $x576 (= (_ bv91 7) old.attention.value_dim.kind) $x1912 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x2839 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1808 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1018 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2361 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2361 (= (_ bv56 7) old.hidden.kind) $x1018 $x1808 (= (_ bv91 7) old.hidden.kind) $x2839 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2651 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2651)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x128 (= (_ bv38 7) old.stream)))
 (or $x128 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1018 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1018 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x2351 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x927 $x2351)))))
(assert
 (let ((?x1804 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x904 (= (div (* ?x1804 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x927 (< 1 old.attention.heads.parts) $x904))))))
(assert
 (let ((?x2801 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1178 (div (* ?x2801 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1306 (and $x2037 (< 1 old.attention.head_dim.parts) (= ?x1178 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1306))))))
(assert
 (let ((?x2311 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x748 (* (div (- ?x2311 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1144 (and $x417 (< 1 old.attention.value_dim.parts) (= (div ?x748 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1144))))))
(assert
 (let ((?x2928 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x417 (not (= 0 ?x2928)))))))
(assert
 (let (($x699 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2344 (not $x699)))
 (let (($x2307 (= (_ bv10 7) old.attention.out.input)))
 (let (($x85 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x85 (and $x2307 $x2344))))))))
(assert
 (let (($x2839 (= (_ bv96 7) old.hidden.kind)))
 (let (($x629 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x2839 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x629))))
(assert
 (let (($x3244 (not old.attention.heads.padded)))
 (let (($x3058 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1563 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2588 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x710 (ite (or $x2588 $x1563) old.attention.heads.given_everywhere (or $x3058 (and (= 1 old.attention.heads.parts) $x3244)))))
 (= old.attention.heads.everywhere $x710)))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x604 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2608 ?x271 ?x604)))))))))))))))))))))))
(assert
 (let (($x2069 (not old.attention.value_dim.padded)))
 (let (($x1912 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1262 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x576 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2604 (ite (or $x576 $x1262) old.attention.value_dim.given_everywhere (or $x1912 (and (= 1 old.attention.value_dim.parts) $x2069)))))
 (= old.attention.value_dim.everywhere $x2604)))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x729 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2608 ?x271 ?x729))))))))))))))))))))))))
(assert
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x623 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1854 (ite $x623 old.attention.v (ite $x3304 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1854)))))
(assert
 (let (($x699 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2344 (not $x699)))
 (let (($x2253 (= (_ bv36 7) old.attention.mixed)))
 (let (($x3083 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2253)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2253 old.attention.value_dim.everywhere $x2344))))
 (= old.attention.mixed_in (ite $x3083 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x254 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3453 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1759 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3453)))
 (let (($x2903 (= 1 old.pp)))
 (let (($x2411 (not old.attention.out.group.pp)))
 (let (($x1291 (or $x2411 $x2903)))
 (let (($x2764 (= 1 old.sp)))
 (let (($x3427 (not old.attention.out.group.sp)))
 (let (($x257 (or $x3427 $x2764)))
 (let (($x2122 (= 1 old.dp)))
 (let (($x2670 (not old.attention.out.group.dp)))
 (let (($x1575 (or $x2670 $x2122)))
 (let (($x396 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x1575 $x257 $x1291)))
 (let (($x1045 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x699 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x699 (or $x1045 $x396) $x1759) (_ bv96 7) ?x254))))))))))))))))))
(assert
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x653 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x463 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1674 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2028 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2028 (= (_ bv56 7) new.attention.heads.kind) $x1461 $x1674 (= (_ bv91 7) new.attention.heads.kind) $x463 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x2842 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x221 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x221 $x2842 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x843 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2261 (= (_ bv10 7) new.attention.out.input)))
 (or $x2261 $x843 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2735 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2739 (= (_ bv40 7) new.attention.out.split)))
 (or $x2739 (= (_ bv57 7) new.attention.out.split) $x2735))))
(assert
 (let (($x2414 (= (_ bv8 7) new.attention.pairs)))
 (or $x2414 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x931 $x77 $x26 $x3572 $x1035)))))))
(assert
 (let (($x2872 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2872 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x280 $x2696 $x1610 $x776))))))
(assert
 (let (($x2675 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2675 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2181 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1413 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x977 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x977 (= (_ bv56 7) new.attention.value_dim.kind) $x528 $x1413 (= (_ bv91 7) new.attention.value_dim.kind) $x2181 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x327 (= (_ bv96 7) new.hidden.kind)))
 (let (($x661 (= (_ bv86 7) new.hidden.kind)))
 (let (($x466 (= (_ bv65 7) new.hidden.kind)))
 (let (($x448 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x448 (= (_ bv56 7) new.hidden.kind) $x466 $x661 (= (_ bv91 7) new.hidden.kind) $x327 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1021 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1021)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x3117 (= (_ bv38 7) new.stream)))
 (or $x3117 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x466 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x466 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x138 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1461 $x138)))))
(assert
 (let ((?x1777 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x548 (= (div (* ?x1777 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1461 (< 1 new.attention.heads.parts) $x548))))))
(assert
 (let ((?x2306 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x607 (div (* ?x2306 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x893 (and $x653 (< 1 new.attention.head_dim.parts) (= ?x607 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x893))))))
(assert
 (let ((?x1675 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2815 (* (div ?x1675 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2783 (and $x528 (< 1 new.attention.value_dim.parts) (= (div ?x2815 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2783))))))
(assert
 (let ((?x1637 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x528 (not (= 0 ?x1637)))))))
(assert
 (let (($x2739 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1562 (not $x2739)))
 (let (($x2261 (= (_ bv10 7) new.attention.out.input)))
 (let (($x843 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x843 (and $x2261 $x1562))))))))
(assert
 (let (($x327 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1824 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x327 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1824))))
(assert
 (let (($x1739 (not new.attention.heads.padded)))
 (let (($x463 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2028 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1674 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1794 (ite (or $x1674 $x2028) new.attention.heads.given_everywhere (or $x463 (and (= 1 new.attention.heads.parts) $x1739)))))
 (= new.attention.heads.everywhere $x1794)))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x2942 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x776 ?x495 ?x2942))))))))))))))))))))))
(assert
 (let (($x668 (not new.attention.value_dim.padded)))
 (let (($x2181 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x977 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1413 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2426 (ite (or $x1413 $x977) new.attention.value_dim.given_everywhere (or $x2181 (and (= 1 new.attention.value_dim.parts) $x668)))))
 (= new.attention.value_dim.everywhere $x2426)))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x3457 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x776 ?x495 ?x3457)))))))))))))))))))))))
(assert
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1104 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x792 (ite $x1104 new.attention.v (ite $x2696 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x792)))))
(assert
 (let (($x2739 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1562 (not $x2739)))
 (let (($x1921 (= (_ bv36 7) new.attention.mixed)))
 (let (($x858 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1921)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1921 new.attention.value_dim.everywhere $x1562))))
 (= new.attention.mixed_in (ite $x858 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x2214 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2029 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2616 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2029)))
 (let (($x3463 (= 1 new.pp)))
 (let (($x1152 (not new.attention.out.group.pp)))
 (let (($x1887 (or $x1152 $x3463)))
 (let (($x566 (= 1 new.sp)))
 (let (($x152 (not new.attention.out.group.sp)))
 (let (($x1453 (or $x152 $x566)))
 (let (($x3184 (= 1 new.dp)))
 (let (($x1664 (not new.attention.out.group.dp)))
 (let (($x1949 (or $x1664 $x3184)))
 (let (($x632 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x1949 $x1453 $x1887)))
 (let (($x2842 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2739 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2739 (or $x2842 $x632) $x2616) (_ bv96 7) ?x2214))))))))))))))))))
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
 (let (($x3463 (= 1 new.pp)))
 (let (($x1152 (not new.attention.out.group.pp)))
 (let (($x1887 (or $x1152 $x3463)))
 (let (($x566 (= 1 new.sp)))
 (let (($x152 (not new.attention.out.group.sp)))
 (let (($x1453 (or $x152 $x566)))
 (let (($x3184 (= 1 new.dp)))
 (let (($x1664 (not new.attention.out.group.dp)))
 (let (($x1949 (or $x1664 $x3184)))
 (let (($x2504 (and (or new.attention.out.group.tp (= 1 new.tp)) $x1949 $x1453 $x1887)))
 (let (($x2334 (= (_ bv38 7) new.attention.out_state)))
 (let (($x2632 (= (_ bv96 7) new.attention.out_state)))
 (let (($x632 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x1949 $x1453 $x1887)))
 (let (($x1762 (and $x632 (or $x2632 (and $x2334 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x221 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2842 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2540 (or $x2842 (and $x221 (or $x2632 (and $x2334 (= (_ bv38 7) new.stream)))) $x1762 $x2504)))
 (not $x2540)))))))))))))))))))
(assert
 (let (($x2903 (= 1 old.pp)))
(let (($x2411 (not old.attention.out.group.pp)))
(let (($x1291 (or $x2411 $x2903)))
(let (($x2764 (= 1 old.sp)))
(let (($x3427 (not old.attention.out.group.sp)))
(let (($x257 (or $x3427 $x2764)))
(let (($x2122 (= 1 old.dp)))
(let (($x2670 (not old.attention.out.group.dp)))
(let (($x1575 (or $x2670 $x2122)))
(let (($x29 (and (or old.attention.out.group.tp (= 1 old.tp)) $x1575 $x257 $x1291)))
(let (($x2579 (= (_ bv38 7) old.attention.out_state)))
(let (($x3183 (= (_ bv96 7) old.attention.out_state)))
(let (($x396 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x1575 $x257 $x1291)))
(let (($x1915 (and $x396 (or $x3183 (and $x2579 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x2242 (= (_ bv10 7) old.attention.out.collective)))
(let (($x1045 (= (_ bv57 7) old.attention.out.collective)))
(or $x1045 (and $x2242 (or $x3183 (and $x2579 (= (_ bv38 7) old.stream)))) $x1915 $x29))))))))))))))))))
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
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2037 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x3058 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2588 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1563 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1563 (= (_ bv56 7) old.attention.heads.kind) $x927 $x2588 (= (_ bv91 7) old.attention.heads.kind) $x3058 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1503 (= (_ bv29 7) old.attention.out.bias)))
 (let (($x2823 (= (_ bv27 7) old.attention.out.bias)))
 (let (($x806 (= (_ bv1 7) old.attention.out.bias)))
 (or $x806 (= (_ bv23 7) old.attention.out.bias) $x2823 $x1503)))))
(assert
 (let (($x1930 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1045 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2242 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x2345 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2051 (= (_ bv4 7) old.attention.out.collective)))
 (or $x2051 $x2345 $x2242 $x1045 $x1930)))))))
(assert
 (let (($x85 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2307 (= (_ bv10 7) old.attention.out.input)))
 (or $x2307 $x85 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2467 (= (_ bv61 7) old.attention.out.split)))
 (let (($x699 (= (_ bv40 7) old.attention.out.split)))
 (or $x699 (= (_ bv57 7) old.attention.out.split) $x2467))))
(assert
 (let (($x273 (= (_ bv8 7) old.attention.pairs)))
 (or $x273 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3432 $x2911 $x3145 $x450 $x1208)))))))
(assert
 (let (($x1460 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1460 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1435 $x3304 $x2692 $x2608))))))
(assert
 (let (($x3529 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3529 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1912 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x576 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1262 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1262 (= (_ bv56 7) old.attention.value_dim.kind) $x417 $x576 (= (_ bv91 7) old.attention.value_dim.kind) $x1912 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x2839 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1549 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1808 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1018 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2361 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3042 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x3042 $x2361 (= (_ bv56 7) old.hidden.kind) $x1018 $x1808 $x1549 $x2839 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2651 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2651)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1947 (= (_ bv49 7) old.norm.statistic)))
 (or $x1947 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3311 (= (_ bv96 7) old.stream)))
 (let (($x128 (= (_ bv38 7) old.stream)))
 (or $x128 (= (_ bv94 7) old.stream) $x3311))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x1484 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1680 (div (* ?x1484 old.hidden.multiple) old.hidden.parts)))
 (let (($x389 (< 1 old.hidden.parts)))
 (let (($x1018 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1018 $x389 (= ?x1680 old.hidden.n))))))))
(assert
 (let ((?x1484 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1680 (div (* ?x1484 old.hidden.multiple) old.hidden.parts)))
 (let (($x389 (< 1 old.hidden.parts)))
 (let (($x1018 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1018 $x389 (<= old.hidden.n ?x1680))))))))
(assert
 (let (($x1018 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1018 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3042 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2951 (ite $x3042 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x1484 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1680 (div (* ?x1484 old.hidden.multiple) old.hidden.parts)))
 (let (($x241 (= (- 1) old.hidden.n)))
 (let (($x1018 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1549 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2564 (ite $x1549 (or $x241 (< old.hidden.block old.hidden.n)) (ite $x1018 (or $x241 (< ?x1680 old.hidden.n)) $x2951))))
 (let (($x3059 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2564)))
 (let (($x2361 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1808 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1143 (or $x1808 $x2361)))
 (= old.hidden.moved (ite $x1143 old.hidden.given_moved $x3059)))))))))))))))
(assert
 (let (($x2351 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x927 $x2351)))))
(assert
 (let ((?x1804 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x904 (= (div (* ?x1804 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x927 (< 1 old.attention.heads.parts) $x904))))))
(assert
 (let ((?x2801 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1178 (div (* ?x2801 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1306 (and $x2037 (< 1 old.attention.head_dim.parts) (= ?x1178 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1306))))))
(assert
 (let ((?x2311 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x748 (* (div (- ?x2311 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1144 (and $x417 (< 1 old.attention.value_dim.parts) (= (div ?x748 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1144))))))
(assert
 (let ((?x2928 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x417 (not (= 0 ?x2928)))))))
(assert
 (let (($x699 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2344 (not $x699)))
 (let (($x2307 (= (_ bv10 7) old.attention.out.input)))
 (let (($x85 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x85 (and $x2307 $x2344))))))))
(assert
 (let (($x2839 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2361 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1808 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1143 (or $x1808 $x2361)))
 (let (($x629 (ite $x1143 old.hidden.given_everywhere (or $x2839 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x629)))))))
(assert
 (let (($x854 (not old.hidden.moved)))
 (let (($x2483 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x854)))
 (let (($x1424 (= 1 old.hidden.parts)))
 (let (($x2361 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1808 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1143 (or $x1808 $x2361)))
 (= old.hidden.first_alone (ite $x1143 old.hidden.given_first (or $x1424 $x2483))))))))))
(assert
 (let (($x3244 (not old.attention.heads.padded)))
 (let (($x3058 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1563 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2588 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x710 (ite (or $x2588 $x1563) old.attention.heads.given_everywhere (or $x3058 (and (= 1 old.attention.heads.parts) $x3244)))))
 (= old.attention.heads.everywhere $x710)))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x604 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2608 ?x271 ?x604)))))))))))))))))))))))
(assert
 (let (($x2069 (not old.attention.value_dim.padded)))
 (let (($x1912 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1262 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x576 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2604 (ite (or $x576 $x1262) old.attention.value_dim.given_everywhere (or $x1912 (and (= 1 old.attention.value_dim.parts) $x2069)))))
 (= old.attention.value_dim.everywhere $x2604)))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x729 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2608 ?x271 ?x729))))))))))))))))))))))))
(assert
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x623 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1854 (ite $x623 old.attention.v (ite $x3304 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1854)))))
(assert
 (let (($x699 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2344 (not $x699)))
 (let (($x2253 (= (_ bv36 7) old.attention.mixed)))
 (let (($x3083 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2253)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2253 old.attention.value_dim.everywhere $x2344))))
 (= old.attention.mixed_in (ite $x3083 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x254 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3453 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1759 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3453)))
 (let (($x396 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1045 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x699 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x699 (or $x1045 $x396) $x1759) (_ bv96 7) ?x254)))))))))
(assert
 (let (($x699 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2344 (not $x699)))
 (let (($x926 (= 1 old.tp)))
 (let (($x3311 (= (_ bv96 7) old.stream)))
 (let (($x396 (and (or (not old.attention.out.group.tp) $x926) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1939 (and $x396 (or $x3311 $x926 (not (= (_ bv4 7) old.attention.out.collective)) $x2344))))
 (let (($x2242 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1045 (= (_ bv57 7) old.attention.out.collective)))
 (let ((?x2724 (ite (or (or $x1045 $x2242) $x1939) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x3183 (= (_ bv96 7) old.attention.out_state)))
 (let (($x1930 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x2345 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2562 (and (or $x2345 $x1930) $x396)))
 (let ((?x3032 (ite (or $x1045 (and $x2242 (= (_ bv38 7) old.stream)) $x2562) (_ bv38 7) (ite $x2242 (_ bv96 7) (_ bv16 7)))))
 (let (($x2139 (or (and old.hidden.filled (not $x3311)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2326 (not $x396)))
 (let (($x1947 (= (_ bv49 7) old.norm.statistic)))
 (let (($x128 (= (_ bv38 7) old.stream)))
 (let ((?x2496 (ite (and $x2345 old.hidden.filled $x128 $x2326 $x1947) old.stream (ite (and $x1930 $x2326 $x2139) old.stream ?x3032))))
 (let ((?x662 (ite (and $x3311 old.hidden.everywhere (or $x1045 $x2562)) (_ bv96 7) (ite (and $x2345 old.hidden.filled $x3311 $x2326) (_ bv96 7) ?x2496))))
 (let (($x2051 (= (_ bv4 7) old.attention.out.collective)))
 (let (($x2579 (= (_ bv38 7) old.attention.out_state)))
 (let ((?x1587 (ite $x1930 (ite (not $x3311) old.stream (_ bv66 7)) (ite $x2242 (ite $x3311 (_ bv96 7) old.stream) (ite $x1045 (_ bv92 7) (_ bv16 7))))))
 (let (($x518 (= (_ bv92 7) old.attention.out_state)))
 (let ((?x3425 (ite $x518 (ite $x2345 (_ bv96 7) ?x1587) (ite $x2579 (ite $x2051 (_ bv96 7) ?x662) (ite $x3183 ?x2724 old.attention.out_state)))))
 (= old.attention.joined ?x3425)))))))))))))))))))))))))))
(assert
 (let (($x1916 (not old.hidden.everywhere)))
 (let (($x2345 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2579 (= (_ bv38 7) old.attention.out_state)))
 (= old.attention.full_though_split (and $x2579 (= (_ bv96 7) old.attention.joined) $x2345 $x1916))))))
(assert
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x653 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x463 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1674 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2028 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2028 (= (_ bv56 7) new.attention.heads.kind) $x1461 $x1674 (= (_ bv91 7) new.attention.heads.kind) $x463 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x554 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x1226 (= (_ bv27 7) new.attention.out.bias)))
 (let (($x2089 (= (_ bv1 7) new.attention.out.bias)))
 (or $x2089 (= (_ bv23 7) new.attention.out.bias) $x1226 $x554)))))
(assert
 (let (($x1724 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2842 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x221 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2281 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2187 (= (_ bv4 7) new.attention.out.collective)))
 (or $x2187 $x2281 $x221 $x2842 $x1724)))))))
(assert
 (let (($x843 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2261 (= (_ bv10 7) new.attention.out.input)))
 (or $x2261 $x843 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2735 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2739 (= (_ bv40 7) new.attention.out.split)))
 (or $x2739 (= (_ bv57 7) new.attention.out.split) $x2735))))
(assert
 (let (($x2414 (= (_ bv8 7) new.attention.pairs)))
 (or $x2414 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x931 $x77 $x26 $x3572 $x1035)))))))
(assert
 (let (($x2872 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2872 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x280 $x2696 $x1610 $x776))))))
(assert
 (let (($x2675 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2675 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2181 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1413 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x977 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x977 (= (_ bv56 7) new.attention.value_dim.kind) $x528 $x1413 (= (_ bv91 7) new.attention.value_dim.kind) $x2181 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x327 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1367 (= (_ bv91 7) new.hidden.kind)))
 (let (($x661 (= (_ bv86 7) new.hidden.kind)))
 (let (($x466 (= (_ bv65 7) new.hidden.kind)))
 (let (($x448 (= (_ bv48 7) new.hidden.kind)))
 (let (($x941 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x941 $x448 (= (_ bv56 7) new.hidden.kind) $x466 $x661 $x1367 $x327 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1021 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1021)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2527 (= (_ bv49 7) new.norm.statistic)))
 (or $x2527 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1940 (= (_ bv96 7) new.stream)))
 (let (($x3117 (= (_ bv38 7) new.stream)))
 (or $x3117 (= (_ bv94 7) new.stream) $x1940))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x3003 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3101 (div (* ?x3003 new.hidden.multiple) new.hidden.parts)))
 (let (($x1025 (< 1 new.hidden.parts)))
 (let (($x466 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x466 $x1025 (= ?x3101 new.hidden.n))))))))
(assert
 (let ((?x3003 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3101 (div (* ?x3003 new.hidden.multiple) new.hidden.parts)))
 (let (($x1025 (< 1 new.hidden.parts)))
 (let (($x466 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x466 $x1025 (<= new.hidden.n ?x3101))))))))
(assert
 (let (($x466 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x466 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x941 (= (_ bv26 7) new.hidden.kind)))
 (let (($x1535 (ite $x941 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3003 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x3101 (div (* ?x3003 new.hidden.multiple) new.hidden.parts)))
 (let (($x2673 (= (- 1) new.hidden.n)))
 (let (($x466 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1367 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1148 (ite $x1367 (or $x2673 (< new.hidden.block new.hidden.n)) (ite $x466 (or $x2673 (< ?x3101 new.hidden.n)) $x1535))))
 (let (($x2292 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1148)))
 (let (($x448 (= (_ bv48 7) new.hidden.kind)))
 (let (($x661 (= (_ bv86 7) new.hidden.kind)))
 (let (($x376 (or $x661 $x448)))
 (= new.hidden.moved (ite $x376 new.hidden.given_moved $x2292)))))))))))))))
(assert
 (let (($x138 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1461 $x138)))))
(assert
 (let ((?x1777 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x548 (= (div (* ?x1777 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1461 (< 1 new.attention.heads.parts) $x548))))))
(assert
 (let ((?x2306 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x607 (div (* ?x2306 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x893 (and $x653 (< 1 new.attention.head_dim.parts) (= ?x607 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x893))))))
(assert
 (let ((?x1675 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2815 (* (div ?x1675 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2783 (and $x528 (< 1 new.attention.value_dim.parts) (= (div ?x2815 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2783))))))
(assert
 (let ((?x1637 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x528 (not (= 0 ?x1637)))))))
(assert
 (let (($x2739 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1562 (not $x2739)))
 (let (($x2261 (= (_ bv10 7) new.attention.out.input)))
 (let (($x843 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x843 (and $x2261 $x1562))))))))
(assert
 (let (($x327 (= (_ bv96 7) new.hidden.kind)))
 (let (($x448 (= (_ bv48 7) new.hidden.kind)))
 (let (($x661 (= (_ bv86 7) new.hidden.kind)))
 (let (($x376 (or $x661 $x448)))
 (let (($x1824 (ite $x376 new.hidden.given_everywhere (or $x327 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1824)))))))
(assert
 (let (($x404 (not new.hidden.moved)))
 (let (($x2276 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x404)))
 (let (($x3346 (= 1 new.hidden.parts)))
 (let (($x448 (= (_ bv48 7) new.hidden.kind)))
 (let (($x661 (= (_ bv86 7) new.hidden.kind)))
 (let (($x376 (or $x661 $x448)))
 (= new.hidden.first_alone (ite $x376 new.hidden.given_first (or $x3346 $x2276))))))))))
(assert
 (let (($x1739 (not new.attention.heads.padded)))
 (let (($x463 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2028 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1674 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1794 (ite (or $x1674 $x2028) new.attention.heads.given_everywhere (or $x463 (and (= 1 new.attention.heads.parts) $x1739)))))
 (= new.attention.heads.everywhere $x1794)))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x2942 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x776 ?x495 ?x2942))))))))))))))))))))))
(assert
 (let (($x668 (not new.attention.value_dim.padded)))
 (let (($x2181 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x977 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1413 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2426 (ite (or $x1413 $x977) new.attention.value_dim.given_everywhere (or $x2181 (and (= 1 new.attention.value_dim.parts) $x668)))))
 (= new.attention.value_dim.everywhere $x2426)))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x3457 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x776 ?x495 ?x3457)))))))))))))))))))))))
(assert
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1104 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x792 (ite $x1104 new.attention.v (ite $x2696 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x792)))))
(assert
 (let (($x2739 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1562 (not $x2739)))
 (let (($x1921 (= (_ bv36 7) new.attention.mixed)))
 (let (($x858 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1921)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1921 new.attention.value_dim.everywhere $x1562))))
 (= new.attention.mixed_in (ite $x858 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x2214 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2029 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2616 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2029)))
 (let (($x632 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2842 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2739 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2739 (or $x2842 $x632) $x2616) (_ bv96 7) ?x2214)))))))))
(assert
 (let (($x2739 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1562 (not $x2739)))
 (let (($x1894 (= 1 new.tp)))
 (let (($x1940 (= (_ bv96 7) new.stream)))
 (let (($x632 (and (or (not new.attention.out.group.tp) $x1894) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2234 (and $x632 (or $x1940 $x1894 (not (= (_ bv4 7) new.attention.out.collective)) $x1562))))
 (let (($x221 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x2842 (= (_ bv57 7) new.attention.out.collective)))
 (let ((?x493 (ite (or (or $x2842 $x221) $x2234) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2632 (= (_ bv96 7) new.attention.out_state)))
 (let (($x1724 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2281 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1835 (and (or $x2281 $x1724) $x632)))
 (let ((?x1723 (ite (or $x2842 (and $x221 (= (_ bv38 7) new.stream)) $x1835) (_ bv38 7) (ite $x221 (_ bv96 7) (_ bv16 7)))))
 (let (($x3205 (or (and new.hidden.filled (not $x1940)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x762 (not $x632)))
 (let (($x2527 (= (_ bv49 7) new.norm.statistic)))
 (let (($x3117 (= (_ bv38 7) new.stream)))
 (let ((?x1092 (ite (and $x2281 new.hidden.filled $x3117 $x762 $x2527) new.stream (ite (and $x1724 $x762 $x3205) new.stream ?x1723))))
 (let ((?x1954 (ite (and $x1940 new.hidden.everywhere (or $x2842 $x1835)) (_ bv96 7) (ite (and $x2281 new.hidden.filled $x1940 $x762) (_ bv96 7) ?x1092))))
 (let (($x2187 (= (_ bv4 7) new.attention.out.collective)))
 (let (($x2334 (= (_ bv38 7) new.attention.out_state)))
 (let ((?x1466 (ite $x1724 (ite (not $x1940) new.stream (_ bv66 7)) (ite $x221 (ite $x1940 (_ bv96 7) new.stream) (ite $x2842 (_ bv92 7) (_ bv16 7))))))
 (let (($x160 (= (_ bv92 7) new.attention.out_state)))
 (let ((?x1790 (ite $x160 (ite $x2281 (_ bv96 7) ?x1466) (ite $x2334 (ite $x2187 (_ bv96 7) ?x1954) (ite $x2632 ?x493 new.attention.out_state)))))
 (= new.attention.joined ?x1790)))))))))))))))))))))))))))
(assert
 (let (($x2468 (not new.hidden.everywhere)))
 (let (($x2281 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2334 (= (_ bv38 7) new.attention.out_state)))
 (= new.attention.full_though_split (and $x2334 (= (_ bv96 7) new.attention.joined) $x2281 $x2468))))))
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
 (let (($x1440 (or (and (= (_ bv38 7) new.attention.out_state) new.hidden.first_alone) (and (= (_ bv96 7) new.attention.out_state) new.stream.first_keeps_all))))
 (let (($x554 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x1552 (not new.attention.full_though_split)))
 (let (($x1776 (and (not (= (_ bv92 7) new.attention.out_state)) (or (= (_ bv1 7) new.attention.out.bias) (= (_ bv27 7) new.attention.out.bias)) $x1552)))
 (let (($x160 (= (_ bv92 7) new.attention.out_state)))
 (let (($x1894 (= 1 new.tp)))
 (let (($x3312 (or $x1894 (not new.model.out_bias) (and $x160 (not (= (_ bv27 7) new.attention.out.bias))) $x1776 (and $x554 $x1440))))
 (not $x3312)))))))))
(assert
 (let (($x1740 (or (and (= (_ bv38 7) old.attention.out_state) old.hidden.first_alone) (and (= (_ bv96 7) old.attention.out_state) old.stream.first_keeps_all))))
(let (($x1503 (= (_ bv29 7) old.attention.out.bias)))
(let (($x3017 (not old.attention.full_though_split)))
(let (($x781 (and (not (= (_ bv92 7) old.attention.out_state)) (or (= (_ bv1 7) old.attention.out.bias) (= (_ bv27 7) old.attention.out.bias)) $x3017)))
(let (($x518 (= (_ bv92 7) old.attention.out_state)))
(let (($x2461 (not old.model.out_bias)))
(let (($x926 (= 1 old.tp)))
(or $x926 $x2461 (and $x518 (not (= (_ bv27 7) old.attention.out.bias))) $x781 (and $x1503 $x1740))))))))))
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
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x2037 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x3058 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x2588 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1563 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1563 (= (_ bv56 7) old.attention.heads.kind) $x927 $x2588 (= (_ bv91 7) old.attention.heads.kind) $x3058 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1930 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1045 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2345 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x2345 (= (_ bv10 7) old.attention.out.collective) $x1045 $x1930)))))
(assert
 (let (($x85 (= (_ bv32 7) old.attention.out.input)))
 (let (($x2307 (= (_ bv10 7) old.attention.out.input)))
 (or $x2307 $x85 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x2101 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x1994 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1105 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x829 (= (_ bv1 7) old.attention.out.residual)))
 (or $x829 $x1105 $x1994 $x2101))))))
(assert
 (let (($x2467 (= (_ bv61 7) old.attention.out.split)))
 (let (($x699 (= (_ bv40 7) old.attention.out.split)))
 (or $x699 (= (_ bv57 7) old.attention.out.split) $x2467))))
(assert
 (let (($x273 (= (_ bv8 7) old.attention.pairs)))
 (or $x273 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x3432 $x2911 $x3145 $x450 $x1208)))))))
(assert
 (let (($x1460 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1460 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x1435 $x3304 $x2692 $x2608))))))
(assert
 (let (($x3529 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x3529 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1912 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x576 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1262 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x1262 (= (_ bv56 7) old.attention.value_dim.kind) $x417 $x576 (= (_ bv91 7) old.attention.value_dim.kind) $x1912 (= (_ bv99 7) old.attention.value_dim.kind)))))))
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
 (let (($x2333 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x2333 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x520 (= (_ bv38 7) old.embedding.split)))
 (or $x520 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x3387 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x3387 (= (_ bv10 7) old.ffn.down.collective) (= (_ bv57 7) old.ffn.down.collective) (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x937 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x2325 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x2325 (= (_ bv23 7) old.ffn.down.residual) $x937 (= (_ bv29 7) old.ffn.down.residual)))))
(assert
 (let (($x3165 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x3165)))
(assert
 (let (($x2839 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1808 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1018 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2361 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x2361 (= (_ bv56 7) old.hidden.kind) $x1018 $x1808 (= (_ bv91 7) old.hidden.kind) $x2839 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2895 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x2895 (= (_ bv82 7) old.model.norm))))
(assert
 (let (($x2651 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x2651)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3311 (= (_ bv96 7) old.stream)))
 (let (($x3186 (= (_ bv94 7) old.stream)))
 (let (($x128 (= (_ bv38 7) old.stream)))
 (or $x128 $x3186 $x3311)))))
(assert
 (let (($x600 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1130 (= (_ bv86 7) old.stream_tokens.kind)))
 (let (($x2754 (= (_ bv48 7) old.stream_tokens.kind)))
 (or (= (_ bv11 7) old.stream_tokens.kind) (= (_ bv18 7) old.stream_tokens.kind) (= (_ bv26 7) old.stream_tokens.kind) $x2754 (= (_ bv56 7) old.stream_tokens.kind) (= (_ bv65 7) old.stream_tokens.kind) $x1130 (= (_ bv91 7) old.stream_tokens.kind) $x600 (= (_ bv99 7) old.stream_tokens.kind))))))
(assert
 (and (<= 1 old.stream_tokens.parts)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (= old.stream_tokens.padded false))
(assert
 (let ((?x1484 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x517 (= (div (* ?x1484 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x1018 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1018 (< 1 old.hidden.parts) $x517))))))
(assert
 (let (($x1018 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1018 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x600 (= (_ bv96 7) old.stream_tokens.kind)))
 (let (($x1217 (or $x600 (and (= 1 old.stream_tokens.parts) (not old.stream_tokens.padded)))))
 (let (($x1686 (ite (or (= (_ bv86 7) old.stream_tokens.kind) (= (_ bv48 7) old.stream_tokens.kind)) old.stream_tokens.given_everywhere $x1217)))
 (= old.stream_tokens.everywhere $x1686)))))
(assert
 (let (($x2351 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x927 $x2351)))))
(assert
 (let ((?x1804 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x904 (= (div (* ?x1804 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x927 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.filled (and $x927 (< 1 old.attention.heads.parts) $x904))))))
(assert
 (let ((?x2801 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x1178 (div (* ?x2801 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x2037 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1306 (and $x2037 (< 1 old.attention.head_dim.parts) (= ?x1178 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x1306))))))
(assert
 (let ((?x2311 (+ old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let ((?x748 (* (div (- ?x2311 1) old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1144 (and $x417 (< 1 old.attention.value_dim.parts) (= (div ?x748 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1144))))))
(assert
 (let ((?x2928 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x417 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x417 (not (= 0 ?x2928)))))))
(assert
 (let (($x699 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2344 (not $x699)))
 (let (($x2307 (= (_ bv10 7) old.attention.out.input)))
 (let (($x85 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x85 (and $x2307 $x2344))))))))
(assert
 (let (($x2467 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1994 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x829 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x829 (and $x1994 $x2467)))))))
(assert
 (let (($x2325 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x2112 (or $x2325 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x2112)))))
(assert
 (let (($x486 (not old.model.embedding_norm)))
 (let (($x2155 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x128 (= (_ bv38 7) old.stream)))
 (let (($x2333 (= (_ bv5 7) old.embedding.collective)))
 (let (($x520 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x520 $x2333 $x128 old.hidden.filled (not $x2155) $x486))))))))
(assert
 (let (($x2895 (= (_ bv68 7) old.model.norm)))
 (let (($x396 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2326 (not $x396)))
 (let (($x128 (= (_ bv38 7) old.stream)))
 (let (($x2345 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x2467 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x2467 $x2345 $x128 old.hidden.filled $x2326 $x2895)))))))))
(assert
 (let (($x2895 (= (_ bv68 7) old.model.norm)))
 (let (($x1524 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x128 (= (_ bv38 7) old.stream)))
 (let (($x3387 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x3165 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x3165 $x3387 $x128 old.hidden.filled (not $x1524) $x2895))))))))
(assert
 (let (($x2839 (= (_ bv96 7) old.hidden.kind)))
 (let (($x629 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x2839 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x629))))
(assert
 (let (($x3244 (not old.attention.heads.padded)))
 (let (($x3058 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1563 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x2588 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x710 (ite (or $x2588 $x1563) old.attention.heads.given_everywhere (or $x3058 (and (= 1 old.attention.heads.parts) $x3244)))))
 (= old.attention.heads.everywhere $x710)))))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x604 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x2608 ?x271 ?x604)))))))))))))))))))))))
(assert
 (let (($x2069 (not old.attention.value_dim.padded)))
 (let (($x1912 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1262 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x576 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x2604 (ite (or $x576 $x1262) old.attention.value_dim.given_everywhere (or $x1912 (and (= 1 old.attention.value_dim.parts) $x2069)))))
 (= old.attention.value_dim.everywhere $x2604)))))))
(assert
 (let (($x747 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x747)))
(assert
 (let (($x3311 (= (_ bv96 7) old.stream)))
 (let (($x1296 (or $x3311 (and (= (_ bv38 7) old.stream) old.hidden.everywhere) (and (= (_ bv94 7) old.stream) old.stream_tokens.everywhere))))
 (= old.stream.in_order $x1296))))
(assert
 (let (($x1208 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x3432 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x1299 (ite (or $x3432 $x1208) (_ bv16 7) (_ bv96 7))))
 (let (($x450 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x400 (or old.model.latent old.attention.kv_filled)))
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2911 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x385 (or old.model.latent old.attention.value_dim.filled)))
 (let (($x1435 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x166 (and $x2911 $x1435 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) $x385)))
 (let ((?x561 (ite (or $x3432 $x166 (and $x2911 $x3304 old.attention.heads.filled $x400)) (_ bv96 7) (_ bv16 7))))
 (let (($x2740 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x3145 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x3390 (or $x3145 $x450)))
 (let ((?x986 (ite (or $x3390 $x2740) old.attention.qkv.split ?x561)))
 (let (($x2692 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1086 (not $x2692)))
 (let ((?x729 (ite $x1086 ?x986 (ite (or $x450 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x1299))))
 (let ((?x271 (ite (or $x3390 $x2740 old.model.query_latent) (_ bv96 7) (ite $x2911 (_ bv21 7) (_ bv16 7)))))
 (let (($x2608 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x2608 ?x271 ?x729))))))))))))))))))))))))
(assert
 (let (($x2961 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x491 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x188 (and old.model.behind_dense $x491)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x188 $x2961))))))
(assert
 (let (($x3304 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x623 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x1854 (ite $x623 old.attention.v (ite $x3304 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x1854)))))
(assert
 (let (($x699 (= (_ bv40 7) old.attention.out.split)))
 (let (($x2344 (not $x699)))
 (let (($x2253 (= (_ bv36 7) old.attention.mixed)))
 (let (($x3083 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x2253)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x2253 old.attention.value_dim.everywhere $x2344))))
 (= old.attention.mixed_in (ite $x3083 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x254 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x3453 (and old.attention.heads_where_kept (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x1759 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.dims_where_kept $x3453)))
 (let (($x396 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1045 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x699 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x699 (or $x1045 $x396) $x1759) (_ bv96 7) ?x254)))))))))
(assert
 (let (($x2345 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1105 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x2101 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x3311 (= (_ bv96 7) old.stream)))
 (let (($x2579 (= (_ bv38 7) old.attention.out_state)))
 (let (($x518 (= (_ bv92 7) old.attention.out_state)))
 (let (($x1283 (and $x2101 old.stream.first_has_all (or (or $x518 (= (_ bv96 7) old.attention.out_state)) old.hidden.filled))))
 (let (($x950 (= old.attention.out_state old.stream)))
 (let (($x1268 (and (or $x2101 $x1105) $x518 (or $x3311 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x128 (= (_ bv38 7) old.stream)))
 (let (($x1994 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x2438 (and $x1994 (not $x518) (or $x950 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x771 (or $x2438 (and $x1994 $x128 old.hidden.filled) $x1268 (and $x2101 old.stream.first_keeps_all $x950) $x1283 (and $x2579 $x3311 old.hidden.filled (or $x2101 (= $x1105 $x2345))))))
 (let (($x396 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x2326 (not $x396)))
 (let (($x1042 (or $x518 (and $x2579 (or $x2345 (= (_ bv73 7) old.attention.out.collective)) $x2326))))
 (let (($x172 (or $x950 (and old.stream.in_order (or (not $x2579) old.hidden.everywhere)))))
 (let (($x926 (= 1 old.tp)))
 (let (($x2337 (or (and $x926 $x172) (and (not (and $x1994 old.stream.junk_in_attention $x1042)) $x771))))
 (= old.attention.residual_once $x2337)))))))))))))))))))))
(assert
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x653 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x463 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1674 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x2028 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x2028 (= (_ bv56 7) new.attention.heads.kind) $x1461 $x1674 (= (_ bv91 7) new.attention.heads.kind) $x463 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1724 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x2842 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2281 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x2281 (= (_ bv10 7) new.attention.out.collective) $x2842 $x1724)))))
(assert
 (let (($x843 (= (_ bv32 7) new.attention.out.input)))
 (let (($x2261 (= (_ bv10 7) new.attention.out.input)))
 (or $x2261 $x843 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x425 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x888 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x2220 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x441 (= (_ bv1 7) new.attention.out.residual)))
 (or $x441 $x2220 $x888 $x425))))))
(assert
 (let (($x2735 (= (_ bv61 7) new.attention.out.split)))
 (let (($x2739 (= (_ bv40 7) new.attention.out.split)))
 (or $x2739 (= (_ bv57 7) new.attention.out.split) $x2735))))
(assert
 (let (($x2414 (= (_ bv8 7) new.attention.pairs)))
 (or $x2414 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x931 $x77 $x26 $x3572 $x1035)))))))
(assert
 (let (($x2872 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x2872 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x280 $x2696 $x1610 $x776))))))
(assert
 (let (($x2675 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2675 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2181 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1413 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x977 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x977 (= (_ bv56 7) new.attention.value_dim.kind) $x528 $x1413 (= (_ bv91 7) new.attention.value_dim.kind) $x2181 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1063 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x1063 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x3409 (= (_ bv38 7) new.embedding.split)))
 (or $x3409 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x2623 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x2623 (= (_ bv10 7) new.ffn.down.collective) (= (_ bv57 7) new.ffn.down.collective) (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x880 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x2285 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x2285 (= (_ bv23 7) new.ffn.down.residual) $x880 (= (_ bv29 7) new.ffn.down.residual)))))
(assert
 (let (($x3108 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x3108)))
(assert
 (let (($x327 (= (_ bv96 7) new.hidden.kind)))
 (let (($x661 (= (_ bv86 7) new.hidden.kind)))
 (let (($x466 (= (_ bv65 7) new.hidden.kind)))
 (let (($x448 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x448 (= (_ bv56 7) new.hidden.kind) $x466 $x661 (= (_ bv91 7) new.hidden.kind) $x327 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2639 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x2639 (= (_ bv82 7) new.model.norm))))
(assert
 (let (($x1021 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1021)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1940 (= (_ bv96 7) new.stream)))
 (let (($x573 (= (_ bv94 7) new.stream)))
 (let (($x3117 (= (_ bv38 7) new.stream)))
 (or $x3117 $x573 $x1940)))))
(assert
 (let (($x2932 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1267 (= (_ bv86 7) new.stream_tokens.kind)))
 (let (($x277 (= (_ bv48 7) new.stream_tokens.kind)))
 (or (= (_ bv11 7) new.stream_tokens.kind) (= (_ bv18 7) new.stream_tokens.kind) (= (_ bv26 7) new.stream_tokens.kind) $x277 (= (_ bv56 7) new.stream_tokens.kind) (= (_ bv65 7) new.stream_tokens.kind) $x1267 (= (_ bv91 7) new.stream_tokens.kind) $x2932 (= (_ bv99 7) new.stream_tokens.kind))))))
(assert
 (and (<= 1 new.stream_tokens.parts)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (= new.stream_tokens.padded false))
(assert
 (let ((?x3003 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x2380 (= (div (* ?x3003 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x466 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x466 (< 1 new.hidden.parts) $x2380))))))
(assert
 (let (($x466 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x466 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2932 (= (_ bv96 7) new.stream_tokens.kind)))
 (let (($x1614 (or $x2932 (and (= 1 new.stream_tokens.parts) (not new.stream_tokens.padded)))))
 (let (($x3110 (ite (or (= (_ bv86 7) new.stream_tokens.kind) (= (_ bv48 7) new.stream_tokens.kind)) new.stream_tokens.given_everywhere $x1614)))
 (= new.stream_tokens.everywhere $x3110)))))
(assert
 (let (($x138 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1461 $x138)))))
(assert
 (let ((?x1777 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x548 (= (div (* ?x1777 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1461 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.filled (and $x1461 (< 1 new.attention.heads.parts) $x548))))))
(assert
 (let ((?x2306 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x607 (div (* ?x2306 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x653 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x893 (and $x653 (< 1 new.attention.head_dim.parts) (= ?x607 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x893))))))
(assert
 (let ((?x1675 (- (+ new.attention.value_dim.n new.attention.value_dim.multiple) 1)))
 (let ((?x2815 (* (div ?x1675 new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2783 (and $x528 (< 1 new.attention.value_dim.parts) (= (div ?x2815 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2783))))))
(assert
 (let ((?x1637 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x528 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x528 (not (= 0 ?x1637)))))))
(assert
 (let (($x2739 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1562 (not $x2739)))
 (let (($x2261 (= (_ bv10 7) new.attention.out.input)))
 (let (($x843 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x843 (and $x2261 $x1562))))))))
(assert
 (let (($x2735 (= (_ bv61 7) new.attention.out.split)))
 (let (($x888 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x441 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x441 (and $x888 $x2735)))))))
(assert
 (let (($x2285 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x1731 (or $x2285 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x1731)))))
(assert
 (let (($x2689 (not new.model.embedding_norm)))
 (let (($x2328 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x3117 (= (_ bv38 7) new.stream)))
 (let (($x1063 (= (_ bv5 7) new.embedding.collective)))
 (let (($x3409 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x3409 $x1063 $x3117 new.hidden.filled (not $x2328) $x2689))))))))
(assert
 (let (($x2639 (= (_ bv68 7) new.model.norm)))
 (let (($x632 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x762 (not $x632)))
 (let (($x3117 (= (_ bv38 7) new.stream)))
 (let (($x2281 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2735 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x2735 $x2281 $x3117 new.hidden.filled $x762 $x2639)))))))))
(assert
 (let (($x2639 (= (_ bv68 7) new.model.norm)))
 (let (($x1384 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x3117 (= (_ bv38 7) new.stream)))
 (let (($x2623 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x3108 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x3108 $x2623 $x3117 new.hidden.filled (not $x1384) $x2639))))))))
(assert
 (let (($x327 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1824 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x327 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1824))))
(assert
 (let (($x1739 (not new.attention.heads.padded)))
 (let (($x463 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x2028 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1674 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1794 (ite (or $x1674 $x2028) new.attention.heads.given_everywhere (or $x463 (and (= 1 new.attention.heads.parts) $x1739)))))
 (= new.attention.heads.everywhere $x1794)))))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x2942 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x776 ?x495 ?x2942))))))))))))))))))))))
(assert
 (let (($x668 (not new.attention.value_dim.padded)))
 (let (($x2181 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x977 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1413 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x2426 (ite (or $x1413 $x977) new.attention.value_dim.given_everywhere (or $x2181 (and (= 1 new.attention.value_dim.parts) $x668)))))
 (= new.attention.value_dim.everywhere $x2426)))))))
(assert
 (let (($x1061 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x1061)))
(assert
 (let (($x1940 (= (_ bv96 7) new.stream)))
 (let (($x2466 (or $x1940 (and (= (_ bv38 7) new.stream) new.hidden.everywhere) (and (= (_ bv94 7) new.stream) new.stream_tokens.everywhere))))
 (= new.stream.in_order $x2466))))
(assert
 (let (($x1035 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x931 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x2802 (ite (or $x931 $x1035) (_ bv16 7) (_ bv96 7))))
 (let (($x3572 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x683 (or new.model.latent new.attention.kv_filled)))
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x77 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x280 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x452 (and $x77 $x280 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) (or new.model.latent new.attention.value_dim.filled))))
 (let ((?x804 (ite (or $x931 $x452 (and $x77 $x2696 new.attention.heads.filled $x683)) (_ bv96 7) (_ bv16 7))))
 (let (($x1053 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x26 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1598 (or $x26 $x3572)))
 (let ((?x3050 (ite (or $x1598 $x1053) new.attention.qkv.split ?x804)))
 (let (($x1610 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2254 (not $x1610)))
 (let ((?x3457 (ite $x2254 ?x3050 (ite (or $x3572 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x2802))))
 (let ((?x495 (ite (or $x1598 $x1053 new.model.query_latent) (_ bv96 7) (ite $x77 (_ bv21 7) (_ bv16 7)))))
 (let (($x776 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x776 ?x495 ?x3457)))))))))))))))))))))))
(assert
 (let (($x3465 (and new.model.behind_moe new.stream.junk_in_ffn_before)))
 (let (($x1741 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x2513 (and new.model.behind_dense $x1741)))
 (= new.stream.junk_in_attention (or new.stream.junk_of_embedding $x2513 $x3465))))))
(assert
 (let (($x2696 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1104 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x792 (ite $x1104 new.attention.v (ite $x2696 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x792)))))
(assert
 (let (($x2739 (= (_ bv40 7) new.attention.out.split)))
 (let (($x1562 (not $x2739)))
 (let (($x1921 (= (_ bv36 7) new.attention.mixed)))
 (let (($x858 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1921)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1921 new.attention.value_dim.everywhere $x1562))))
 (= new.attention.mixed_in (ite $x858 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x2214 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x2029 (and new.attention.heads_where_kept (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2616 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.dims_where_kept $x2029)))
 (let (($x632 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x2842 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2739 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x2739 (or $x2842 $x632) $x2616) (_ bv96 7) ?x2214)))))))))
(assert
 (let (($x2281 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2220 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x425 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x1940 (= (_ bv96 7) new.stream)))
 (let (($x2334 (= (_ bv38 7) new.attention.out_state)))
 (let (($x160 (= (_ bv92 7) new.attention.out_state)))
 (let (($x1458 (and $x425 new.stream.first_has_all (or (or $x160 (= (_ bv96 7) new.attention.out_state)) new.hidden.filled))))
 (let (($x3068 (= new.attention.out_state new.stream)))
 (let (($x1775 (and (or $x425 $x2220) $x160 (or $x1940 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x3117 (= (_ bv38 7) new.stream)))
 (let (($x888 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x351 (and $x888 (not $x160) (or $x3068 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x1504 (or $x351 (and $x888 $x3117 new.hidden.filled) $x1775 (and $x425 new.stream.first_keeps_all $x3068) $x1458 (and $x2334 $x1940 new.hidden.filled (or $x425 (= $x2220 $x2281))))))
 (let (($x632 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x762 (not $x632)))
 (let (($x818 (or $x160 (and $x2334 (or $x2281 (= (_ bv73 7) new.attention.out.collective)) $x762))))
 (let (($x2878 (or $x3068 (and new.stream.in_order (or (not $x2334) new.hidden.everywhere)))))
 (let (($x1894 (= 1 new.tp)))
 (let (($x2180 (or (and $x1894 $x2878) (and (not (and $x888 new.stream.junk_in_attention $x818)) $x1504))))
 (= new.attention.residual_once $x2180)))))))))))))))))))))
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
 (let (($x1971 (not new.model.scaled_residual)))
 (let (($x2639 (= (_ bv68 7) new.model.norm)))
 (let (($x441 (= (_ bv1 7) new.attention.out.residual)))
 (not (or $x441 (and $x2639 $x1971 new.attention.residual_once)))))))
(assert
 (let (($x1067 (not old.model.scaled_residual)))
(let (($x2895 (= (_ bv68 7) old.model.norm)))
(let (($x829 (= (_ bv1 7) old.attention.out.residual)))
(or $x829 (and $x2895 $x1067 old.attention.residual_once))))))
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
 (let ((?x1828 (mod old.stage.ranks old.moe.block)))
(= 0 ?x1828)))
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
 (let (($x2358 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x2358 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x218 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x218 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
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
 (let (($x3428 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x3428)))
(assert
 (let ((?x1951 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x1951))))
(assert
 (let ((?x1052 (ite (= (_ bv49 7) old.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7)))))
 (= old.moe.combined (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine ?x1052))))
(assert
 (let (($x1161 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x2040 (= old.moe.block old.stage.ranks)))
 (let (($x3068 (and (= 1 old.tp) $x2040 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x2031 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x2031 $x3068) (or $x2040 $x1161)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2149 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x2149 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x1664 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x1664 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
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
 (let (($x2021 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x2021)))
(assert
 (let ((?x3260 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x3260))))
(assert
 (let ((?x3027 (ite (= (_ bv49 7) new.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7)))))
 (= new.moe.combined (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine ?x3027))))
(assert
 (let (($x2273 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x1458 (= new.moe.block new.stage.ranks)))
 (let (($x1504 (and (= 1 new.tp) $x1458 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x1815 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x1815 $x1504) (or $x1458 $x2273)))))))))
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
 (let (($x1873 (= (_ bv29 7) old.moe.bias)))
 (let (($x174 (= (_ bv23 7) old.moe.bias)))
 (or $x174 (= (_ bv27 7) old.moe.bias) $x1873))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x2358 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x2358 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x218 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x218 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (and (<= 0 old.moe.width.given_least)))
(assert
 (and (<= 0 old.moe.width.given_most)))
(assert
 (let (($x1063 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x1847 (= (_ bv96 7) old.moe.width.kind)))
 (let (($x505 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x1731 (= (_ bv86 7) old.moe.width.kind)))
 (let (($x2285 (= (_ bv65 7) old.moe.width.kind)))
 (let (($x2328 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x402 (= (_ bv48 7) old.moe.width.kind)))
 (let (($x1544 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x2782 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x1598 (= (_ bv11 7) old.moe.width.kind)))
 (or $x1598 $x2782 $x1544 $x402 $x2328 $x2285 $x1731 $x505 $x1847 $x1063))))))))))))
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
 (let ((?x1692 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x1739 (* (div (* ?x1692 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x2736 (= (- 1) old.moe.width.n)))
 (let ((?x1075 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x2736 (< ?x1739 old.moe.width.n)) 0 1))))
 (let (($x2285 (= (_ bv65 7) old.moe.width.kind)))
 (let ((?x1174 (ite (or $x2736 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x1544 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x552 (ite $x1544 (ite (and $x2736 (= 1 old.moe.width.parts)) 1 ?x1174) (ite $x2285 ?x1075 old.moe.width.given_least))))
 (let (($x2328 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x1063 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x505 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x1598 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x2782 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x1847 (= (_ bv96 7) old.moe.width.kind)))
 (let ((?x1364 (ite $x1847 old.moe.width.parts (ite (or $x2782 $x1598 $x505 $x1063 $x2328) 1 ?x552))))
 (= old.moe.width.least ?x1364)))))))))))))))))
(assert
 (let ((?x668 (ite (or (= (_ bv86 7) old.moe.width.kind) (= (_ bv48 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x1847 (= (_ bv96 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x1847 old.moe.width.parts ?x668)))))
(assert
 (let (($x3428 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x3428)))
(assert
 (let ((?x1951 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x1951))))
(assert
 (let (($x314 (= (_ bv49 7) old.moe.dispatched)))
 (let ((?x223 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x314 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= old.moe.combined ?x223))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv49 7) old.moe.dispatched)))))
(assert
 (let (($x182 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x359 (or (= 1 old.moe.block) (and (= (_ bv49 7) old.moe.dispatched) (= (_ bv5 7) old.moe.combined)) (and $x182 (or (= (_ bv5 7) old.moe.combined) (= (_ bv73 7) old.moe.combined))) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x359))))
(assert
 (let (($x1161 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x2040 (= old.moe.block old.stage.ranks)))
 (let (($x3068 (and (= 1 old.tp) $x2040 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x2031 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x2031 $x3068) (or $x2040 $x1161)))))))))
(assert
 (let (($x2694 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x2694)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (let (($x1380 (= (_ bv29 7) new.moe.bias)))
 (let (($x2689 (= (_ bv23 7) new.moe.bias)))
 (or $x2689 (= (_ bv27 7) new.moe.bias) $x1380))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2149 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x2149 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x1664 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x1664 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (and (<= 0 new.moe.width.given_least)))
(assert
 (and (<= 0 new.moe.width.given_most)))
(assert
 (let (($x886 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x1793 (= (_ bv96 7) new.moe.width.kind)))
 (let (($x2885 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x1666 (= (_ bv86 7) new.moe.width.kind)))
 (let (($x1610 (= (_ bv65 7) new.moe.width.kind)))
 (let (($x495 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x2953 (= (_ bv48 7) new.moe.width.kind)))
 (let (($x3023 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x2254 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x2566 (= (_ bv11 7) new.moe.width.kind)))
 (or $x2566 $x2254 $x3023 $x2953 $x495 $x1610 $x1666 $x2885 $x1793 $x886))))))))))))
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
 (let ((?x2671 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x1039 (* (div (* ?x2671 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x1741 (= (- 1) new.moe.width.n)))
 (let ((?x91 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x1741 (< ?x1039 new.moe.width.n)) 0 1))))
 (let (($x1610 (= (_ bv65 7) new.moe.width.kind)))
 (let ((?x280 (ite (or $x1741 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x3023 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x1538 (ite $x3023 (ite (and $x1741 (= 1 new.moe.width.parts)) 1 ?x280) (ite $x1610 ?x91 new.moe.width.given_least))))
 (let (($x495 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x886 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x2885 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x2566 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x2254 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x1793 (= (_ bv96 7) new.moe.width.kind)))
 (let ((?x2523 (ite $x1793 new.moe.width.parts (ite (or $x2254 $x2566 $x2885 $x886 $x495) 1 ?x1538))))
 (= new.moe.width.least ?x2523)))))))))))))))))
(assert
 (let ((?x586 (ite (or (= (_ bv86 7) new.moe.width.kind) (= (_ bv48 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x1793 (= (_ bv96 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x1793 new.moe.width.parts ?x586)))))
(assert
 (let (($x2021 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x2021)))
(assert
 (let ((?x3260 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x3260))))
(assert
 (let (($x1836 (= (_ bv49 7) new.moe.dispatched)))
 (let ((?x2220 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x1836 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= new.moe.combined ?x2220))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv49 7) new.moe.dispatched)))))
(assert
 (let (($x70 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x645 (or (= 1 new.moe.block) (and (= (_ bv49 7) new.moe.dispatched) (= (_ bv5 7) new.moe.combined)) (and $x70 (or (= (_ bv5 7) new.moe.combined) (= (_ bv73 7) new.moe.combined))) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x645))))
(assert
 (let (($x2273 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x1458 (= new.moe.block new.stage.ranks)))
 (let (($x1504 (and (= 1 new.tp) $x1458 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x1815 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x1815 $x1504) (or $x1458 $x2273)))))))))
(assert
 (let (($x2815 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x2815)))
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
 (let (($x3164 (or new.moe.over_block (not new.moe.once))))
 (let (($x2665 (= 1 new.moe.expert_tp)))
 (let (($x3287 (or $x2665 (not new.model.down_bias) (and (or (= (_ bv29 7) new.moe.bias) (= (_ bv23 7) new.moe.bias)) $x3164) new.moe.bias_once)))
 (not $x3287)))))
(assert
 (let (($x653 (or old.moe.over_block (not old.moe.once))))
(let (($x2173 (not old.model.down_bias)))
(let (($x2895 (= 1 old.moe.expert_tp)))
(or $x2895 $x2173 (and (or (= (_ bv29 7) old.moe.bias) (= (_ bv23 7) old.moe.bias)) $x653) old.moe.bias_once)))))
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
 (let (($x2358 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x2358 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x218 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x218 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (let (($x2653 (= (_ bv60 7) old.moe.shared.scale)))
 (let (($x3453 (= (_ bv23 7) old.moe.shared.scale)))
 (or $x3453 $x2653))))
(assert
 (let (($x1197 (= (_ bv97 7) old.moe.shared.split)))
 (or (= (_ bv29 7) old.moe.shared.split) (= (_ bv57 7) old.moe.shared.split) $x1197)))
(assert
 (let (($x1391 (= (_ bv80 7) old.moe.shared.sum)))
 (or (= (_ bv57 7) old.moe.shared.sum) (= (_ bv63 7) old.moe.shared.sum) $x1391)))
(assert
 (let (($x1957 (= (_ bv96 7) old.moe.shared.width.kind)))
 (let (($x815 (= (_ bv86 7) old.moe.shared.width.kind)))
 (let (($x3083 (= (_ bv65 7) old.moe.shared.width.kind)))
 (let (($x2932 (= (_ bv48 7) old.moe.shared.width.kind)))
 (or (= (_ bv11 7) old.moe.shared.width.kind) (= (_ bv18 7) old.moe.shared.width.kind) (= (_ bv26 7) old.moe.shared.width.kind) $x2932 (= (_ bv56 7) old.moe.shared.width.kind) $x3083 $x815 (= (_ bv91 7) old.moe.shared.width.kind) $x1957 (= (_ bv99 7) old.moe.shared.width.kind)))))))
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
 (let (($x1063 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x1847 (= (_ bv96 7) old.moe.width.kind)))
 (let (($x505 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x1731 (= (_ bv86 7) old.moe.width.kind)))
 (let (($x2285 (= (_ bv65 7) old.moe.width.kind)))
 (let (($x2328 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x402 (= (_ bv48 7) old.moe.width.kind)))
 (let (($x1544 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x2782 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x1598 (= (_ bv11 7) old.moe.width.kind)))
 (or $x1598 $x2782 $x1544 $x402 $x2328 $x2285 $x1731 $x505 $x1847 $x1063))))))))))))
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
 (let ((?x1692 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x1739 (* (div (* ?x1692 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x2736 (= (- 1) old.moe.width.n)))
 (let ((?x1075 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x2736 (< ?x1739 old.moe.width.n)) 0 1))))
 (let (($x2285 (= (_ bv65 7) old.moe.width.kind)))
 (let ((?x1174 (ite (or $x2736 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x1544 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x552 (ite $x1544 (ite (and $x2736 (= 1 old.moe.width.parts)) 1 ?x1174) (ite $x2285 ?x1075 old.moe.width.given_least))))
 (let (($x2328 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x1063 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x505 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x1598 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x2782 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x1847 (= (_ bv96 7) old.moe.width.kind)))
 (let ((?x1364 (ite $x1847 old.moe.width.parts (ite (or $x2782 $x1598 $x505 $x1063 $x2328) 1 ?x552))))
 (= old.moe.width.least ?x1364)))))))))))))))))
(assert
 (let ((?x668 (ite (or (= (_ bv86 7) old.moe.width.kind) (= (_ bv48 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x1847 (= (_ bv96 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x1847 old.moe.width.parts ?x668)))))
(assert
 (let (($x421 (not (= 0 (mod old.moe.shared.width.n old.moe.shared.width.multiple)))))
 (let (($x3083 (= (_ bv65 7) old.moe.shared.width.kind)))
 (= old.moe.shared.width.padded (and $x3083 $x421)))))
(assert
 (let (($x3428 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x3428)))
(assert
 (let (($x946 (not old.moe.shared.width.padded)))
 (let (($x1957 (= (_ bv96 7) old.moe.shared.width.kind)))
 (let (($x2932 (= (_ bv48 7) old.moe.shared.width.kind)))
 (let (($x815 (= (_ bv86 7) old.moe.shared.width.kind)))
 (let (($x1120 (ite (or $x815 $x2932) old.moe.shared.width.given_everywhere (or $x1957 (and (= 1 old.moe.shared.width.parts) $x946)))))
 (= old.moe.shared.width.everywhere $x1120)))))))
(assert
 (let ((?x1951 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x1951))))
(assert
 (let (($x733 (= 1 old.tp)))
 (let (($x1757 (or $x733 (and (= (_ bv97 7) old.moe.shared.split) old.moe.shared.width.everywhere))))
 (= old.moe.shared_by (ite $x1757 (_ bv57 7) old.moe.shared.split)))))
(assert
 (let (($x314 (= (_ bv49 7) old.moe.dispatched)))
 (let ((?x223 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x314 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= old.moe.combined ?x223))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv49 7) old.moe.dispatched)))))
(assert
 (let (($x1561 (= (_ bv5 7) old.moe.combined)))
 (let (($x955 (or $x1561 (= (_ bv73 7) old.moe.combined))))
 (= old.moe.sums_block (and $x955 (not (= (_ bv6 7) old.moe.dispatched)))))))
(assert
 (let (($x1561 (= (_ bv5 7) old.moe.combined)))
 (let (($x955 (or $x1561 (= (_ bv73 7) old.moe.combined))))
 (let (($x182 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x359 (or (= 1 old.moe.block) (and (= (_ bv49 7) old.moe.dispatched) $x1561) (and $x182 $x955) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x359))))))
(assert
 (let (($x1161 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x2040 (= old.moe.block old.stage.ranks)))
 (let (($x733 (= 1 old.tp)))
 (let (($x3068 (and $x733 $x2040 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x2031 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x2031 $x3068) (or $x2040 $x1161))))))))))
(assert
 (let ((?x2903 (ite (not (= (_ bv80 7) old.moe.shared.sum)) old.moe.shared.sum (ite (and old.moe.sums_block (< 1 old.moe.block)) (_ bv80 7) (_ bv57 7)))))
 (= old.moe.shared_summed ?x2903)))
(assert
 (let (($x2694 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x2694)))
(assert
 (let (($x1291 (= (_ bv63 7) old.moe.shared_summed)))
 (let ((?x2245 (ite $x1291 old.tp (ite (= (_ bv80 7) old.moe.shared_summed) old.moe.block 1))))
 (= old.moe.shared_ranks ?x2245))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2149 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x2149 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x1664 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x1664 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (let (($x3225 (= (_ bv60 7) new.moe.shared.scale)))
 (let (($x2283 (= (_ bv23 7) new.moe.shared.scale)))
 (or $x2283 $x3225))))
(assert
 (let (($x641 (= (_ bv97 7) new.moe.shared.split)))
 (or (= (_ bv29 7) new.moe.shared.split) (= (_ bv57 7) new.moe.shared.split) $x641)))
(assert
 (let (($x1829 (= (_ bv80 7) new.moe.shared.sum)))
 (or (= (_ bv57 7) new.moe.shared.sum) (= (_ bv63 7) new.moe.shared.sum) $x1829)))
(assert
 (let (($x1262 (= (_ bv96 7) new.moe.shared.width.kind)))
 (let (($x2200 (= (_ bv86 7) new.moe.shared.width.kind)))
 (let (($x1987 (= (_ bv65 7) new.moe.shared.width.kind)))
 (let (($x1199 (= (_ bv48 7) new.moe.shared.width.kind)))
 (or (= (_ bv11 7) new.moe.shared.width.kind) (= (_ bv18 7) new.moe.shared.width.kind) (= (_ bv26 7) new.moe.shared.width.kind) $x1199 (= (_ bv56 7) new.moe.shared.width.kind) $x1987 $x2200 (= (_ bv91 7) new.moe.shared.width.kind) $x1262 (= (_ bv99 7) new.moe.shared.width.kind)))))))
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
 (let (($x886 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x1793 (= (_ bv96 7) new.moe.width.kind)))
 (let (($x2885 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x1666 (= (_ bv86 7) new.moe.width.kind)))
 (let (($x1610 (= (_ bv65 7) new.moe.width.kind)))
 (let (($x495 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x2953 (= (_ bv48 7) new.moe.width.kind)))
 (let (($x3023 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x2254 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x2566 (= (_ bv11 7) new.moe.width.kind)))
 (or $x2566 $x2254 $x3023 $x2953 $x495 $x1610 $x1666 $x2885 $x1793 $x886))))))))))))
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
 (let ((?x2671 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x1039 (* (div (* ?x2671 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x1741 (= (- 1) new.moe.width.n)))
 (let ((?x91 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x1741 (< ?x1039 new.moe.width.n)) 0 1))))
 (let (($x1610 (= (_ bv65 7) new.moe.width.kind)))
 (let ((?x280 (ite (or $x1741 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x3023 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x1538 (ite $x3023 (ite (and $x1741 (= 1 new.moe.width.parts)) 1 ?x280) (ite $x1610 ?x91 new.moe.width.given_least))))
 (let (($x495 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x886 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x2885 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x2566 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x2254 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x1793 (= (_ bv96 7) new.moe.width.kind)))
 (let ((?x2523 (ite $x1793 new.moe.width.parts (ite (or $x2254 $x2566 $x2885 $x886 $x495) 1 ?x1538))))
 (= new.moe.width.least ?x2523)))))))))))))))))
(assert
 (let ((?x586 (ite (or (= (_ bv86 7) new.moe.width.kind) (= (_ bv48 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x1793 (= (_ bv96 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x1793 new.moe.width.parts ?x586)))))
(assert
 (let (($x544 (not (= 0 (mod new.moe.shared.width.n new.moe.shared.width.multiple)))))
 (let (($x1987 (= (_ bv65 7) new.moe.shared.width.kind)))
 (= new.moe.shared.width.padded (and $x1987 $x544)))))
(assert
 (let (($x2021 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x2021)))
(assert
 (let (($x2911 (not new.moe.shared.width.padded)))
 (let (($x1262 (= (_ bv96 7) new.moe.shared.width.kind)))
 (let (($x1199 (= (_ bv48 7) new.moe.shared.width.kind)))
 (let (($x2200 (= (_ bv86 7) new.moe.shared.width.kind)))
 (let (($x1086 (ite (or $x2200 $x1199) new.moe.shared.width.given_everywhere (or $x1262 (and (= 1 new.moe.shared.width.parts) $x2911)))))
 (= new.moe.shared.width.everywhere $x1086)))))))
(assert
 (let ((?x3260 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x3260))))
(assert
 (let (($x2356 (= 1 new.tp)))
 (let (($x2651 (or $x2356 (and (= (_ bv97 7) new.moe.shared.split) new.moe.shared.width.everywhere))))
 (= new.moe.shared_by (ite $x2651 (_ bv57 7) new.moe.shared.split)))))
(assert
 (let (($x1836 (= (_ bv49 7) new.moe.dispatched)))
 (let ((?x2220 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x1836 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= new.moe.combined ?x2220))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv49 7) new.moe.dispatched)))))
(assert
 (let (($x2633 (= (_ bv5 7) new.moe.combined)))
 (let (($x1637 (or $x2633 (= (_ bv73 7) new.moe.combined))))
 (= new.moe.sums_block (and $x1637 (not (= (_ bv6 7) new.moe.dispatched)))))))
(assert
 (let (($x2633 (= (_ bv5 7) new.moe.combined)))
 (let (($x1637 (or $x2633 (= (_ bv73 7) new.moe.combined))))
 (let (($x70 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x645 (or (= 1 new.moe.block) (and (= (_ bv49 7) new.moe.dispatched) $x2633) (and $x70 $x1637) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x645))))))
(assert
 (let (($x2273 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x1458 (= new.moe.block new.stage.ranks)))
 (let (($x2356 (= 1 new.tp)))
 (let (($x1504 (and $x2356 $x1458 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x1815 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x1815 $x1504) (or $x1458 $x2273))))))))))
(assert
 (let ((?x3390 (ite (not (= (_ bv80 7) new.moe.shared.sum)) new.moe.shared.sum (ite (and new.moe.sums_block (< 1 new.moe.block)) (_ bv80 7) (_ bv57 7)))))
 (= new.moe.shared_summed ?x3390)))
(assert
 (let (($x2815 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x2815)))
(assert
 (let (($x2146 (= (_ bv63 7) new.moe.shared_summed)))
 (let ((?x2961 (ite $x2146 new.tp (ite (= (_ bv80 7) new.moe.shared_summed) new.moe.block 1))))
 (= new.moe.shared_ranks ?x2961))))
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
 (let (($x2146 (= (_ bv63 7) new.moe.shared_summed)))
 (let (($x2337 (or $x2146 (and (= (_ bv80 7) new.moe.shared_summed) (= new.moe.block new.tp)))))
 (let (($x3225 (= (_ bv60 7) new.moe.shared.scale)))
 (let (($x1361 (= (_ bv57 7) new.moe.shared_by)))
 (let (($x1418 (and $x1361 (or (= (_ bv23 7) new.moe.shared.scale) (= 1 new.moe.shared_ranks)))))
 (let (($x406 (not new.moe.once)))
 (let (($x540 (and (or (not (= (_ bv80 7) new.moe.shared_summed)) new.moe.over_block $x406) (or $x1418 (and (not $x1361) $x3225 $x2337)))))
 (not (or (not new.model.shared) $x540 new.moe.shared_once))))))))))
(assert
 (let (($x1291 (= (_ bv63 7) old.moe.shared_summed)))
(let (($x1763 (or $x1291 (and (= (_ bv80 7) old.moe.shared_summed) (= old.moe.block old.tp)))))
(let (($x2653 (= (_ bv60 7) old.moe.shared.scale)))
(let (($x188 (= (_ bv57 7) old.moe.shared_by)))
(let (($x2478 (and $x188 (or (= (_ bv23 7) old.moe.shared.scale) (= 1 old.moe.shared_ranks)))))
(let (($x2935 (not old.moe.once)))
(let (($x2190 (and (or (not (= (_ bv80 7) old.moe.shared_summed)) old.moe.over_block $x2935) (or $x2478 (and (not $x188) $x2653 $x1763)))))
(let (($x3272 (not old.model.shared)))
(or $x3272 $x2190 old.moe.shared_once))))))))))
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
 (let (($x486 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2351 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1461 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2118 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3135 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2355 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1137 (= (_ bv48 7) old.hidden.kind)))
 (let (($x963 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1818 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3173 (= (_ bv11 7) old.hidden.kind)))
 (or $x3173 $x1818 $x963 $x1137 $x2355 $x3135 $x2118 $x1461 $x2351 $x486))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2228 (= (_ bv73 7) old.lm_head.collective)))
 (let (($x1588 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2713 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x1454 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x1269 (= (_ bv4 7) old.lm_head.collective)))
 (or $x1269 $x1454 $x2713 $x1588 $x2228)))))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x403 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x801 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x912 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x774 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1441 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x964 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x964 $x1441 (= (_ bv56 7) old.lm_head.cut.kind) $x774 $x912 $x801 $x403 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1397 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2539 (= (_ bv40 7) old.lm_head.split)))
 (or $x2539 (= (_ bv57 7) old.lm_head.split) $x1397))))
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
 (let ((?x3385 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x611 (= (- 1) old.hidden.n)))
 (let ((?x1345 (ite (or $x611 (< (* ?x3385 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x3135 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x241 (ite $x3135 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1345) old.hidden.given_least)))
 (let ((?x1394 (ite (or $x611 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x963 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1130 (ite $x963 (ite (and $x611 (= 1 old.hidden.parts)) 1 ?x1394) ?x241)))
 (let (($x2355 (= (_ bv56 7) old.hidden.kind)))
 (let (($x486 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1461 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3173 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1818 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2351 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x1618 (ite $x2351 old.hidden.parts (ite (or $x1818 $x3173 $x1461 $x486 $x2355) 1 ?x1130))))
 (= old.hidden.least ?x1618))))))))))))))))))
(assert
 (let ((?x2565 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3385 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x3135 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3135 (< 1 old.hidden.parts) (= ?x3385 old.hidden.n)))))))
(assert
 (let (($x3135 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3135 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x963 (= (_ bv26 7) old.hidden.kind)))
 (let (($x383 (ite $x963 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2565 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3385 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x611 (= (- 1) old.hidden.n)))
 (let (($x3135 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1461 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1178 (ite $x1461 (or $x611 (< old.hidden.block old.hidden.n)) (ite $x3135 (or $x611 (< ?x3385 old.hidden.n)) $x383))))
 (let (($x2464 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1178)))
 (let (($x1137 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2118 (= (_ bv86 7) old.hidden.kind)))
 (let (($x904 (or $x2118 $x1137)))
 (= old.hidden.moved (ite $x904 old.hidden.given_moved $x2464)))))))))))))))
(assert
 (let ((?x2138 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x2901 (div (* ?x2138 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x774 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x326 (and $x774 (< 1 old.lm_head.cut.parts) (= ?x2901 old.lm_head.cut.n))))
 (= old.lm_head.cut.filled $x326))))))
(assert
 (let (($x774 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3062 (and $x774 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x3062))))
(assert
 (let (($x1233 (= (- 1) old.lm_head.cut.n)))
 (let (($x964 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x2405 (ite $x964 (or $x1233 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x1233 (< 1 old.lm_head.cut.n)))))
 (let ((?x2138 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x2901 (div (* ?x2138 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x774 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x801 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1445 (ite $x801 (or $x1233 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x774 (or $x1233 (< ?x2901 old.lm_head.cut.n)) $x2405))))
 (let (($x2486 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x1445)))
 (let (($x1441 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x912 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x301 (or $x912 $x1441)))
 (= old.lm_head.cut.moved (ite $x301 old.lm_head.cut.given_moved $x2486)))))))))))))))
(assert
 (let (($x2351 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1137 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2118 (= (_ bv86 7) old.hidden.kind)))
 (let (($x904 (or $x2118 $x1137)))
 (let (($x1220 (ite $x904 old.hidden.given_everywhere (or $x2351 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1220)))))))
(assert
 (let (($x403 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2498 (or $x403 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1441 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x912 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x301 (or $x912 $x1441)))
 (= old.lm_head.cut.everywhere (ite $x301 old.lm_head.cut.given_everywhere $x2498))))))))
(assert
 (let (($x1638 (not old.hidden.moved)))
 (let (($x486 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1461 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3173 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1818 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2201 (or old.hidden.everywhere old.hidden.filled (and (or $x1818 $x3173 $x1461 $x486) $x1638))))
 (let (($x1137 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2118 (= (_ bv86 7) old.hidden.kind)))
 (let (($x904 (or $x2118 $x1137)))
 (= old.hidden.undivided (ite $x904 old.hidden.given_undivided $x2201))))))))))))
(assert
 (let (($x944 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1588 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x657 (or $x1588 $x944)))
 (let (($x2539 (= (_ bv40 7) old.lm_head.split)))
 (let (($x901 (and $x2539 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x657)))
 (let (($x1397 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x2319 (ite (and $x1397 old.lm_head.cut.everywhere $x657) (_ bv96 7) (ite $x1397 (_ bv95 7) (ite $x901 (_ bv96 7) (ite $x2539 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x2319)))))))))
(assert
 (let (($x944 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x3274 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv57 7) old.lm_head.collective)) $x944)))
 (let (($x1132 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective)) (and (= (_ bv73 7) old.lm_head.collective) old.lm_head.cut.everywhere))))
 (let ((?x1157 (ite (= (_ bv92 7) old.lm_head.state) (ite $x1132 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x3274 (_ bv96 7) (ite (= (_ bv5 7) old.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x525 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)) (and (= (_ bv5 7) old.lm_head.collective) old.lm_head.cut.filled))))
 (let ((?x2580 (ite (= (_ bv95 7) old.lm_head.state) (ite $x525 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x1157)))
 (= old.lm_head.joined ?x2580))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2780 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1131 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2916 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x275 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1111 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1948 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2967 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2409 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2108 (= (_ bv11 7) new.hidden.kind)))
 (or $x2108 $x2409 $x2967 $x1948 $x1111 $x275 $x3008 $x2916 $x1131 $x2780))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x108 (= (_ bv73 7) new.lm_head.collective)))
 (let (($x1486 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2083 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1549 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x705 (= (_ bv4 7) new.lm_head.collective)))
 (or $x705 $x1549 $x2083 $x1486 $x108)))))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x233 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2910 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x2072 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1211 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3103 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2843 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x2843 $x3103 (= (_ bv56 7) new.lm_head.cut.kind) $x1211 $x2072 $x2910 $x233 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2747 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2658 (= (_ bv40 7) new.lm_head.split)))
 (or $x2658 (= (_ bv57 7) new.lm_head.split) $x2747))))
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
 (let ((?x748 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1334 (div (* ?x748 new.hidden.multiple) new.hidden.parts)))
 (let (($x1401 (= (- 1) new.hidden.n)))
 (let ((?x1750 (ite (or $x1401 (< (* ?x1334 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x275 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x1586 (ite $x275 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1750) new.hidden.given_least)))
 (let ((?x927 (ite (or $x1401 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2967 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x85 (ite $x2967 (ite (and $x1401 (= 1 new.hidden.parts)) 1 ?x927) ?x1586)))
 (let (($x1111 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2780 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2916 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2108 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2409 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1131 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x606 (ite $x1131 new.hidden.parts (ite (or $x2409 $x2108 $x2916 $x2780 $x1111) 1 ?x85))))
 (= new.hidden.least ?x606))))))))))))))))))
(assert
 (let ((?x748 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1334 (div (* ?x748 new.hidden.multiple) new.hidden.parts)))
 (let (($x275 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x275 (< 1 new.hidden.parts) (= ?x1334 new.hidden.n)))))))
(assert
 (let (($x275 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x275 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2967 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2092 (ite $x2967 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x748 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1334 (div (* ?x748 new.hidden.multiple) new.hidden.parts)))
 (let (($x1401 (= (- 1) new.hidden.n)))
 (let (($x275 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2916 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2004 (ite $x2916 (or $x1401 (< new.hidden.block new.hidden.n)) (ite $x275 (or $x1401 (< ?x1334 new.hidden.n)) $x2092))))
 (let (($x638 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2004)))
 (let (($x1948 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2015 (or $x3008 $x1948)))
 (= new.hidden.moved (ite $x2015 new.hidden.given_moved $x638)))))))))))))))
(assert
 (let ((?x3569 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x2339 (div (* ?x3569 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x1211 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1143 (and $x1211 (< 1 new.lm_head.cut.parts) (= ?x2339 new.lm_head.cut.n))))
 (= new.lm_head.cut.filled $x1143))))))
(assert
 (let (($x1211 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x916 (and $x1211 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x916))))
(assert
 (let (($x3431 (= (- 1) new.lm_head.cut.n)))
 (let (($x2843 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x1777 (ite $x2843 (or $x3431 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x3431 (< 1 new.lm_head.cut.n)))))
 (let ((?x3569 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x2339 (div (* ?x3569 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x1211 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2910 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x2016 (ite $x2910 (or $x3431 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x1211 (or $x3431 (< ?x2339 new.lm_head.cut.n)) $x1777))))
 (let (($x2943 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x2016)))
 (let (($x3103 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2072 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1509 (or $x2072 $x3103)))
 (= new.lm_head.cut.moved (ite $x1509 new.lm_head.cut.given_moved $x2943)))))))))))))))
(assert
 (let (($x1131 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1948 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2015 (or $x3008 $x1948)))
 (let (($x3007 (ite $x2015 new.hidden.given_everywhere (or $x1131 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3007)))))))
(assert
 (let (($x233 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x466 (or $x233 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x3103 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2072 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1509 (or $x2072 $x3103)))
 (= new.lm_head.cut.everywhere (ite $x1509 new.lm_head.cut.given_everywhere $x466))))))))
(assert
 (let (($x1531 (not new.hidden.moved)))
 (let (($x2780 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2916 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2108 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2409 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2573 (or new.hidden.everywhere new.hidden.filled (and (or $x2409 $x2108 $x2916 $x2780) $x1531))))
 (let (($x1948 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2015 (or $x3008 $x1948)))
 (= new.hidden.undivided (ite $x2015 new.hidden.given_undivided $x2573))))))))))))
(assert
 (let (($x687 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1486 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1448 (or $x1486 $x687)))
 (let (($x2658 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2387 (and $x2658 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1448)))
 (let (($x2747 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2731 (ite (and $x2747 new.lm_head.cut.everywhere $x1448) (_ bv96 7) (ite $x2747 (_ bv95 7) (ite $x2387 (_ bv96 7) (ite $x2658 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2731)))))))))
(assert
 (let (($x687 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x128 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv57 7) new.lm_head.collective)) $x687)))
 (let (($x1813 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective)) (and (= (_ bv73 7) new.lm_head.collective) new.lm_head.cut.everywhere))))
 (let ((?x3427 (ite (= (_ bv92 7) new.lm_head.state) (ite $x1813 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x128 (_ bv96 7) (ite (= (_ bv5 7) new.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x1842 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)) (and (= (_ bv5 7) new.lm_head.collective) new.lm_head.cut.filled))))
 (let ((?x2345 (ite (= (_ bv95 7) new.lm_head.state) (ite $x1842 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x3427)))
 (= new.lm_head.joined ?x2345))))))))
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
 (let (($x766 (not (or new.lm_head.cut.moved new.lm_head.cut.padded))))
 (let (($x2356 (= 1 new.tp)))
 (let (($x1496 (or (= (_ bv96 7) new.lm_head.joined) (and $x2356 (or (not (= (_ bv95 7) new.lm_head.split)) $x766)))))
 (not $x1496)))))
(assert
 (let (($x1305 (not (or old.lm_head.cut.moved old.lm_head.cut.padded))))
(let (($x733 (= 1 old.tp)))
(or (= (_ bv96 7) old.lm_head.joined) (and $x733 (or (not (= (_ bv95 7) old.lm_head.split)) $x1305))))))
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
 (let (($x486 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2351 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1461 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2118 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3135 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2355 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1137 (= (_ bv48 7) old.hidden.kind)))
 (let (($x963 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1818 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3173 (= (_ bv11 7) old.hidden.kind)))
 (or $x3173 $x1818 $x963 $x1137 $x2355 $x3135 $x2118 $x1461 $x2351 $x486))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1588 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2713 (= (_ bv10 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) $x2713 $x1588 (= (_ bv73 7) old.lm_head.collective)))))
(assert
 (let (($x403 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x912 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x774 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1441 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x1441 (= (_ bv56 7) old.lm_head.cut.kind) $x774 $x912 (= (_ bv91 7) old.lm_head.cut.kind) $x403 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1397 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2539 (= (_ bv40 7) old.lm_head.split)))
 (or $x2539 (= (_ bv57 7) old.lm_head.split) $x1397))))
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
 (let ((?x3385 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x611 (= (- 1) old.hidden.n)))
 (let ((?x1345 (ite (or $x611 (< (* ?x3385 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x3135 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x241 (ite $x3135 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1345) old.hidden.given_least)))
 (let ((?x1394 (ite (or $x611 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x963 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1130 (ite $x963 (ite (and $x611 (= 1 old.hidden.parts)) 1 ?x1394) ?x241)))
 (let (($x2355 (= (_ bv56 7) old.hidden.kind)))
 (let (($x486 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1461 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3173 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1818 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2351 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x1618 (ite $x2351 old.hidden.parts (ite (or $x1818 $x3173 $x1461 $x486 $x2355) 1 ?x1130))))
 (= old.hidden.least ?x1618))))))))))))))))))
(assert
 (let ((?x2565 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3385 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x3135 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3135 (< 1 old.hidden.parts) (= ?x3385 old.hidden.n)))))))
(assert
 (let (($x3135 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3135 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x963 (= (_ bv26 7) old.hidden.kind)))
 (let (($x383 (ite $x963 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2565 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3385 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x611 (= (- 1) old.hidden.n)))
 (let (($x3135 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1461 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1178 (ite $x1461 (or $x611 (< old.hidden.block old.hidden.n)) (ite $x3135 (or $x611 (< ?x3385 old.hidden.n)) $x383))))
 (let (($x2464 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1178)))
 (let (($x1137 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2118 (= (_ bv86 7) old.hidden.kind)))
 (let (($x904 (or $x2118 $x1137)))
 (= old.hidden.moved (ite $x904 old.hidden.given_moved $x2464)))))))))))))))
(assert
 (let (($x774 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3062 (and $x774 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x3062))))
(assert
 (let (($x2351 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1137 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2118 (= (_ bv86 7) old.hidden.kind)))
 (let (($x904 (or $x2118 $x1137)))
 (let (($x1220 (ite $x904 old.hidden.given_everywhere (or $x2351 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1220)))))))
(assert
 (let (($x403 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2498 (or $x403 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x906 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2498)))
 (= old.lm_head.cut.everywhere $x906)))))
(assert
 (let (($x1638 (not old.hidden.moved)))
 (let (($x486 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1461 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3173 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1818 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2201 (or old.hidden.everywhere old.hidden.filled (and (or $x1818 $x3173 $x1461 $x486) $x1638))))
 (let (($x1137 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2118 (= (_ bv86 7) old.hidden.kind)))
 (let (($x904 (or $x2118 $x1137)))
 (= old.hidden.undivided (ite $x904 old.hidden.given_undivided $x2201))))))))))))
(assert
 (let (($x2389 (not old.lm_head.group.pp)))
 (let (($x2795 (or $x2389 (= 1 old.pp))))
 (let (($x654 (not old.lm_head.group.sp)))
 (let (($x2444 (or $x654 (= 1 old.sp))))
 (let (($x2122 (= 1 old.dp)))
 (let (($x2835 (not old.lm_head.group.dp)))
 (let (($x431 (or $x2835 $x2122)))
 (let (($x944 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x431 $x2444 $x2795)))
 (let (($x1588 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x657 (or $x1588 $x944)))
 (let (($x2539 (= (_ bv40 7) old.lm_head.split)))
 (let (($x901 (and $x2539 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x657)))
 (let (($x1397 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x2319 (ite (and $x1397 old.lm_head.cut.everywhere $x657) (_ bv96 7) (ite $x1397 (_ bv95 7) (ite $x901 (_ bv96 7) (ite $x2539 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x2319))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2780 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1131 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2916 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x275 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1111 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1948 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2967 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2409 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2108 (= (_ bv11 7) new.hidden.kind)))
 (or $x2108 $x2409 $x2967 $x1948 $x1111 $x275 $x3008 $x2916 $x1131 $x2780))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1486 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2083 (= (_ bv10 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) $x2083 $x1486 (= (_ bv73 7) new.lm_head.collective)))))
(assert
 (let (($x233 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2072 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1211 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3103 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x3103 (= (_ bv56 7) new.lm_head.cut.kind) $x1211 $x2072 (= (_ bv91 7) new.lm_head.cut.kind) $x233 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2747 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2658 (= (_ bv40 7) new.lm_head.split)))
 (or $x2658 (= (_ bv57 7) new.lm_head.split) $x2747))))
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
 (let ((?x748 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1334 (div (* ?x748 new.hidden.multiple) new.hidden.parts)))
 (let (($x1401 (= (- 1) new.hidden.n)))
 (let ((?x1750 (ite (or $x1401 (< (* ?x1334 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x275 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x1586 (ite $x275 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1750) new.hidden.given_least)))
 (let ((?x927 (ite (or $x1401 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2967 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x85 (ite $x2967 (ite (and $x1401 (= 1 new.hidden.parts)) 1 ?x927) ?x1586)))
 (let (($x1111 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2780 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2916 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2108 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2409 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1131 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x606 (ite $x1131 new.hidden.parts (ite (or $x2409 $x2108 $x2916 $x2780 $x1111) 1 ?x85))))
 (= new.hidden.least ?x606))))))))))))))))))
(assert
 (let ((?x748 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1334 (div (* ?x748 new.hidden.multiple) new.hidden.parts)))
 (let (($x275 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x275 (< 1 new.hidden.parts) (= ?x1334 new.hidden.n)))))))
(assert
 (let (($x275 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x275 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2967 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2092 (ite $x2967 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x748 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1334 (div (* ?x748 new.hidden.multiple) new.hidden.parts)))
 (let (($x1401 (= (- 1) new.hidden.n)))
 (let (($x275 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2916 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2004 (ite $x2916 (or $x1401 (< new.hidden.block new.hidden.n)) (ite $x275 (or $x1401 (< ?x1334 new.hidden.n)) $x2092))))
 (let (($x638 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2004)))
 (let (($x1948 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2015 (or $x3008 $x1948)))
 (= new.hidden.moved (ite $x2015 new.hidden.given_moved $x638)))))))))))))))
(assert
 (let (($x1211 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x916 (and $x1211 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x916))))
(assert
 (let (($x1131 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1948 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2015 (or $x3008 $x1948)))
 (let (($x3007 (ite $x2015 new.hidden.given_everywhere (or $x1131 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3007)))))))
(assert
 (let (($x233 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x466 (or $x233 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x715 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x466)))
 (= new.lm_head.cut.everywhere $x715)))))
(assert
 (let (($x1531 (not new.hidden.moved)))
 (let (($x2780 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2916 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2108 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2409 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2573 (or new.hidden.everywhere new.hidden.filled (and (or $x2409 $x2108 $x2916 $x2780) $x1531))))
 (let (($x1948 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2015 (or $x3008 $x1948)))
 (= new.hidden.undivided (ite $x2015 new.hidden.given_undivided $x2573))))))))))))
(assert
 (let (($x1375 (not new.lm_head.group.pp)))
 (let (($x2187 (or $x1375 (= 1 new.pp))))
 (let (($x1026 (not new.lm_head.group.sp)))
 (let (($x1419 (or $x1026 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x870 (not new.lm_head.group.dp)))
 (let (($x2225 (or $x870 $x3184)))
 (let (($x687 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x2225 $x1419 $x2187)))
 (let (($x1486 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1448 (or $x1486 $x687)))
 (let (($x2658 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2387 (and $x2658 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1448)))
 (let (($x2747 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2731 (ite (and $x2747 new.lm_head.cut.everywhere $x1448) (_ bv96 7) (ite $x2747 (_ bv95 7) (ite $x2387 (_ bv96 7) (ite $x2658 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2731))))))))))))))))
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
 (let (($x1375 (not new.lm_head.group.pp)))
 (let (($x2187 (or $x1375 (= 1 new.pp))))
 (let (($x1026 (not new.lm_head.group.sp)))
 (let (($x1419 (or $x1026 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x870 (not new.lm_head.group.dp)))
 (let (($x2225 (or $x870 $x3184)))
 (let (($x687 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x2225 $x1419 $x2187)))
 (let (($x2083 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1486 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1814 (or $x1486 (and (= (_ bv96 7) new.lm_head.state) (or $x2083 $x687)) (and (or new.lm_head.group.tp (= 1 new.tp)) $x2225 $x1419 $x2187))))
 (not $x1814)))))))))))))
(assert
 (let (($x2389 (not old.lm_head.group.pp)))
(let (($x2795 (or $x2389 (= 1 old.pp))))
(let (($x654 (not old.lm_head.group.sp)))
(let (($x2444 (or $x654 (= 1 old.sp))))
(let (($x2122 (= 1 old.dp)))
(let (($x2835 (not old.lm_head.group.dp)))
(let (($x431 (or $x2835 $x2122)))
(let (($x944 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x431 $x2444 $x2795)))
(let (($x2713 (= (_ bv10 7) old.lm_head.collective)))
(let (($x1588 (= (_ bv57 7) old.lm_head.collective)))
(or $x1588 (and (= (_ bv96 7) old.lm_head.state) (or $x2713 $x944)) (and (or old.lm_head.group.tp (= 1 old.tp)) $x431 $x2444 $x2795)))))))))))))
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
 (let (($x486 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2351 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1461 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2118 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3135 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2355 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1137 (= (_ bv48 7) old.hidden.kind)))
 (let (($x963 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1818 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3173 (= (_ bv11 7) old.hidden.kind)))
 (or $x3173 $x1818 $x963 $x1137 $x2355 $x3135 $x2118 $x1461 $x2351 $x486))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1588 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x2713 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x1269 (= (_ bv4 7) old.lm_head.collective)))
 (or $x1269 (= (_ bv5 7) old.lm_head.collective) $x2713 $x1588 (= (_ bv73 7) old.lm_head.collective))))))
(assert
 (let (($x403 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x912 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x774 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1441 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x1441 (= (_ bv56 7) old.lm_head.cut.kind) $x774 $x912 (= (_ bv91 7) old.lm_head.cut.kind) $x403 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2101 (= (_ bv64 7) old.lm_head.order)))
 (or $x2101 (= (_ bv77 7) old.lm_head.order))))
(assert
 (let (($x1397 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2539 (= (_ bv40 7) old.lm_head.split)))
 (or $x2539 (= (_ bv57 7) old.lm_head.split) $x1397))))
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
 (let ((?x3385 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x611 (= (- 1) old.hidden.n)))
 (let ((?x1345 (ite (or $x611 (< (* ?x3385 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x3135 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x241 (ite $x3135 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1345) old.hidden.given_least)))
 (let ((?x1394 (ite (or $x611 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x963 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1130 (ite $x963 (ite (and $x611 (= 1 old.hidden.parts)) 1 ?x1394) ?x241)))
 (let (($x2355 (= (_ bv56 7) old.hidden.kind)))
 (let (($x486 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1461 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3173 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1818 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2351 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x1618 (ite $x2351 old.hidden.parts (ite (or $x1818 $x3173 $x1461 $x486 $x2355) 1 ?x1130))))
 (= old.hidden.least ?x1618))))))))))))))))))
(assert
 (let ((?x2565 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3385 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x3135 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3135 (< 1 old.hidden.parts) (= ?x3385 old.hidden.n)))))))
(assert
 (let (($x3135 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3135 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x963 (= (_ bv26 7) old.hidden.kind)))
 (let (($x383 (ite $x963 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2565 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3385 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x611 (= (- 1) old.hidden.n)))
 (let (($x3135 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1461 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1178 (ite $x1461 (or $x611 (< old.hidden.block old.hidden.n)) (ite $x3135 (or $x611 (< ?x3385 old.hidden.n)) $x383))))
 (let (($x2464 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1178)))
 (let (($x1137 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2118 (= (_ bv86 7) old.hidden.kind)))
 (let (($x904 (or $x2118 $x1137)))
 (= old.hidden.moved (ite $x904 old.hidden.given_moved $x2464)))))))))))))))
(assert
 (let (($x774 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3062 (and $x774 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x3062))))
(assert
 (let (($x2351 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1137 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2118 (= (_ bv86 7) old.hidden.kind)))
 (let (($x904 (or $x2118 $x1137)))
 (let (($x1220 (ite $x904 old.hidden.given_everywhere (or $x2351 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1220)))))))
(assert
 (let (($x403 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2498 (or $x403 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x906 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x2498)))
 (= old.lm_head.cut.everywhere $x906)))))
(assert
 (let (($x1638 (not old.hidden.moved)))
 (let (($x486 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1461 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3173 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1818 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2201 (or old.hidden.everywhere old.hidden.filled (and (or $x1818 $x3173 $x1461 $x486) $x1638))))
 (let (($x1137 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2118 (= (_ bv86 7) old.hidden.kind)))
 (let (($x904 (or $x2118 $x1137)))
 (= old.hidden.undivided (ite $x904 old.hidden.given_undivided $x2201))))))))))))
(assert
 (let (($x944 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1588 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x657 (or $x1588 $x944)))
 (let (($x2539 (= (_ bv40 7) old.lm_head.split)))
 (let (($x901 (and $x2539 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x657)))
 (let (($x1397 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x2319 (ite (and $x1397 old.lm_head.cut.everywhere $x657) (_ bv96 7) (ite $x1397 (_ bv95 7) (ite $x901 (_ bv96 7) (ite $x2539 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x2319)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2780 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1131 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2916 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x275 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1111 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1948 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2967 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2409 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2108 (= (_ bv11 7) new.hidden.kind)))
 (or $x2108 $x2409 $x2967 $x1948 $x1111 $x275 $x3008 $x2916 $x1131 $x2780))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1486 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x2083 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x705 (= (_ bv4 7) new.lm_head.collective)))
 (or $x705 (= (_ bv5 7) new.lm_head.collective) $x2083 $x1486 (= (_ bv73 7) new.lm_head.collective))))))
(assert
 (let (($x233 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2072 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1211 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3103 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x3103 (= (_ bv56 7) new.lm_head.cut.kind) $x1211 $x2072 (= (_ bv91 7) new.lm_head.cut.kind) $x233 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x815 (= (_ bv64 7) new.lm_head.order)))
 (or $x815 (= (_ bv77 7) new.lm_head.order))))
(assert
 (let (($x2747 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2658 (= (_ bv40 7) new.lm_head.split)))
 (or $x2658 (= (_ bv57 7) new.lm_head.split) $x2747))))
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
 (let ((?x748 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1334 (div (* ?x748 new.hidden.multiple) new.hidden.parts)))
 (let (($x1401 (= (- 1) new.hidden.n)))
 (let ((?x1750 (ite (or $x1401 (< (* ?x1334 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x275 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x1586 (ite $x275 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1750) new.hidden.given_least)))
 (let ((?x927 (ite (or $x1401 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2967 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x85 (ite $x2967 (ite (and $x1401 (= 1 new.hidden.parts)) 1 ?x927) ?x1586)))
 (let (($x1111 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2780 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2916 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2108 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2409 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1131 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x606 (ite $x1131 new.hidden.parts (ite (or $x2409 $x2108 $x2916 $x2780 $x1111) 1 ?x85))))
 (= new.hidden.least ?x606))))))))))))))))))
(assert
 (let ((?x748 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1334 (div (* ?x748 new.hidden.multiple) new.hidden.parts)))
 (let (($x275 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x275 (< 1 new.hidden.parts) (= ?x1334 new.hidden.n)))))))
(assert
 (let (($x275 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x275 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2967 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2092 (ite $x2967 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x748 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1334 (div (* ?x748 new.hidden.multiple) new.hidden.parts)))
 (let (($x1401 (= (- 1) new.hidden.n)))
 (let (($x275 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2916 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2004 (ite $x2916 (or $x1401 (< new.hidden.block new.hidden.n)) (ite $x275 (or $x1401 (< ?x1334 new.hidden.n)) $x2092))))
 (let (($x638 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2004)))
 (let (($x1948 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2015 (or $x3008 $x1948)))
 (= new.hidden.moved (ite $x2015 new.hidden.given_moved $x638)))))))))))))))
(assert
 (let (($x1211 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x916 (and $x1211 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x916))))
(assert
 (let (($x1131 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1948 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2015 (or $x3008 $x1948)))
 (let (($x3007 (ite $x2015 new.hidden.given_everywhere (or $x1131 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3007)))))))
(assert
 (let (($x233 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x466 (or $x233 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x715 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x466)))
 (= new.lm_head.cut.everywhere $x715)))))
(assert
 (let (($x1531 (not new.hidden.moved)))
 (let (($x2780 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2916 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2108 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2409 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2573 (or new.hidden.everywhere new.hidden.filled (and (or $x2409 $x2108 $x2916 $x2780) $x1531))))
 (let (($x1948 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2015 (or $x3008 $x1948)))
 (= new.hidden.undivided (ite $x2015 new.hidden.given_undivided $x2573))))))))))))
(assert
 (let (($x687 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1486 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1448 (or $x1486 $x687)))
 (let (($x2658 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2387 (and $x2658 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1448)))
 (let (($x2747 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2731 (ite (and $x2747 new.lm_head.cut.everywhere $x1448) (_ bv96 7) (ite $x2747 (_ bv95 7) (ite $x2387 (_ bv96 7) (ite $x2658 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2731)))))))))
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
 (let (($x441 (not (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)))))
 (let (($x815 (= (_ bv64 7) new.lm_head.order)))
 (let (($x2356 (= 1 new.tp)))
 (let (($x1492 (or $x2356 (not (= (_ bv95 7) new.lm_head.state)) $x815 $x441 new.lm_head.reversible)))
 (not $x1492))))))
(assert
 (let (($x2486 (not (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)))))
(let (($x2101 (= (_ bv64 7) old.lm_head.order)))
(let (($x733 (= 1 old.tp)))
(or $x733 (not (= (_ bv95 7) old.lm_head.state)) $x2101 $x2486 old.lm_head.reversible)))))
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
 (let (($x486 (= (_ bv99 7) old.hidden.kind)))
 (let (($x2351 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1461 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2118 (= (_ bv86 7) old.hidden.kind)))
 (let (($x3135 (= (_ bv65 7) old.hidden.kind)))
 (let (($x2355 (= (_ bv56 7) old.hidden.kind)))
 (let (($x1137 (= (_ bv48 7) old.hidden.kind)))
 (let (($x963 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1818 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3173 (= (_ bv11 7) old.hidden.kind)))
 (or $x3173 $x1818 $x963 $x1137 $x2355 $x3135 $x2118 $x1461 $x2351 $x486))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x3297 (= (_ bv29 7) old.lm_head.bias)))
 (let (($x1824 (= (_ bv27 7) old.lm_head.bias)))
 (let (($x1912 (= (_ bv1 7) old.lm_head.bias)))
 (or $x1912 (= (_ bv23 7) old.lm_head.bias) $x1824 $x3297)))))
(assert
 (let (($x1588 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x1588 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x403 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x801 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x912 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x774 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1441 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x964 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x964 $x1441 (= (_ bv56 7) old.lm_head.cut.kind) $x774 $x912 $x801 $x403 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1397 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2539 (= (_ bv40 7) old.lm_head.split)))
 (or $x2539 (= (_ bv57 7) old.lm_head.split) $x1397))))
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
 (let ((?x3385 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x611 (= (- 1) old.hidden.n)))
 (let ((?x1345 (ite (or $x611 (< (* ?x3385 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x3135 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x241 (ite $x3135 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x1345) old.hidden.given_least)))
 (let ((?x1394 (ite (or $x611 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x963 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x1130 (ite $x963 (ite (and $x611 (= 1 old.hidden.parts)) 1 ?x1394) ?x241)))
 (let (($x2355 (= (_ bv56 7) old.hidden.kind)))
 (let (($x486 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1461 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3173 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1818 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2351 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x1618 (ite $x2351 old.hidden.parts (ite (or $x1818 $x3173 $x1461 $x486 $x2355) 1 ?x1130))))
 (= old.hidden.least ?x1618))))))))))))))))))
(assert
 (let ((?x2565 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3385 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x3135 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x3135 (< 1 old.hidden.parts) (= ?x3385 old.hidden.n)))))))
(assert
 (let (($x3135 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x3135 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x963 (= (_ bv26 7) old.hidden.kind)))
 (let (($x383 (ite $x963 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2565 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x3385 (div (* ?x2565 old.hidden.multiple) old.hidden.parts)))
 (let (($x611 (= (- 1) old.hidden.n)))
 (let (($x3135 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1461 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1178 (ite $x1461 (or $x611 (< old.hidden.block old.hidden.n)) (ite $x3135 (or $x611 (< ?x3385 old.hidden.n)) $x383))))
 (let (($x2464 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1178)))
 (let (($x1137 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2118 (= (_ bv86 7) old.hidden.kind)))
 (let (($x904 (or $x2118 $x1137)))
 (= old.hidden.moved (ite $x904 old.hidden.given_moved $x2464)))))))))))))))
(assert
 (let (($x774 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x3062 (and $x774 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x3062))))
(assert
 (let (($x1338 (= (- 1) old.lm_head.cut.n)))
 (let (($x964 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x2696 (ite $x964 (or $x1338 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x1338 (< 1 old.lm_head.cut.n)))))
 (let ((?x2660 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let (($x317 (< (div (* ?x2660 old.lm_head.cut.multiple) old.lm_head.cut.parts) old.lm_head.cut.n)))
 (let (($x774 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x801 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x223 (ite $x801 (or $x1338 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x774 (or $x1338 $x317) $x2696))))
 (let (($x1314 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x223)))
 (let (($x1441 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x912 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x301 (or $x912 $x1441)))
 (= old.lm_head.cut.moved (ite $x301 old.lm_head.cut.given_moved $x1314)))))))))))))))
(assert
 (let (($x2351 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1137 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2118 (= (_ bv86 7) old.hidden.kind)))
 (let (($x904 (or $x2118 $x1137)))
 (let (($x1220 (ite $x904 old.hidden.given_everywhere (or $x2351 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1220)))))))
(assert
 (let (($x403 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x2498 (or $x403 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1441 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x912 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x301 (or $x912 $x1441)))
 (= old.lm_head.cut.everywhere (ite $x301 old.lm_head.cut.given_everywhere $x2498))))))))
(assert
 (let (($x956 (not old.lm_head.cut.moved)))
 (let (($x2314 (not (or (= (_ bv96 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind)))))
 (let (($x2246 (= 1 old.lm_head.cut.parts)))
 (let (($x1441 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x912 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x301 (or $x912 $x1441)))
 (= old.lm_head.cut.first_alone (ite $x301 old.lm_head.cut.given_first (or $x2246 (and $x2314 $x956)))))))))))
(assert
 (let (($x1638 (not old.hidden.moved)))
 (let (($x486 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1461 (= (_ bv91 7) old.hidden.kind)))
 (let (($x3173 (= (_ bv11 7) old.hidden.kind)))
 (let (($x1818 (= (_ bv18 7) old.hidden.kind)))
 (let (($x2201 (or old.hidden.everywhere old.hidden.filled (and (or $x1818 $x3173 $x1461 $x486) $x1638))))
 (let (($x1137 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2118 (= (_ bv86 7) old.hidden.kind)))
 (let (($x904 (or $x2118 $x1137)))
 (= old.hidden.undivided (ite $x904 old.hidden.given_undivided $x2201))))))))))))
(assert
 (let (($x944 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x1588 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x657 (or $x1588 $x944)))
 (let (($x2539 (= (_ bv40 7) old.lm_head.split)))
 (let (($x901 (and $x2539 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x657)))
 (let (($x1397 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x2319 (ite (and $x1397 old.lm_head.cut.everywhere $x657) (_ bv96 7) (ite $x1397 (_ bv95 7) (ite $x901 (_ bv96 7) (ite $x2539 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x2319)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (let (($x2780 (= (_ bv99 7) new.hidden.kind)))
 (let (($x1131 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2916 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x275 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1111 (= (_ bv56 7) new.hidden.kind)))
 (let (($x1948 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2967 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2409 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2108 (= (_ bv11 7) new.hidden.kind)))
 (or $x2108 $x2409 $x2967 $x1948 $x1111 $x275 $x3008 $x2916 $x1131 $x2780))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1482 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x2605 (= (_ bv27 7) new.lm_head.bias)))
 (let (($x3227 (= (_ bv1 7) new.lm_head.bias)))
 (or $x3227 (= (_ bv23 7) new.lm_head.bias) $x2605 $x1482)))))
(assert
 (let (($x1486 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x1486 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x233 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x2910 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x2072 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1211 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x3103 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2843 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x2843 $x3103 (= (_ bv56 7) new.lm_head.cut.kind) $x1211 $x2072 $x2910 $x233 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2747 (= (_ bv95 7) new.lm_head.split)))
 (let (($x2658 (= (_ bv40 7) new.lm_head.split)))
 (or $x2658 (= (_ bv57 7) new.lm_head.split) $x2747))))
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
 (let ((?x748 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1334 (div (* ?x748 new.hidden.multiple) new.hidden.parts)))
 (let (($x1401 (= (- 1) new.hidden.n)))
 (let ((?x1750 (ite (or $x1401 (< (* ?x1334 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x275 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x1586 (ite $x275 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1750) new.hidden.given_least)))
 (let ((?x927 (ite (or $x1401 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x2967 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x85 (ite $x2967 (ite (and $x1401 (= 1 new.hidden.parts)) 1 ?x927) ?x1586)))
 (let (($x1111 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2780 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2916 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2108 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2409 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1131 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x606 (ite $x1131 new.hidden.parts (ite (or $x2409 $x2108 $x2916 $x2780 $x1111) 1 ?x85))))
 (= new.hidden.least ?x606))))))))))))))))))
(assert
 (let ((?x748 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1334 (div (* ?x748 new.hidden.multiple) new.hidden.parts)))
 (let (($x275 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x275 (< 1 new.hidden.parts) (= ?x1334 new.hidden.n)))))))
(assert
 (let (($x275 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x275 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2967 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2092 (ite $x2967 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x748 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1334 (div (* ?x748 new.hidden.multiple) new.hidden.parts)))
 (let (($x1401 (= (- 1) new.hidden.n)))
 (let (($x275 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2916 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2004 (ite $x2916 (or $x1401 (< new.hidden.block new.hidden.n)) (ite $x275 (or $x1401 (< ?x1334 new.hidden.n)) $x2092))))
 (let (($x638 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x2004)))
 (let (($x1948 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2015 (or $x3008 $x1948)))
 (= new.hidden.moved (ite $x2015 new.hidden.given_moved $x638)))))))))))))))
(assert
 (let (($x1211 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x916 (and $x1211 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x916))))
(assert
 (let (($x2791 (= (- 1) new.lm_head.cut.n)))
 (let (($x2843 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x3431 (ite $x2843 (or $x2791 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x2791 (< 1 new.lm_head.cut.n)))))
 (let ((?x926 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let (($x1677 (< (div (* ?x926 new.lm_head.cut.multiple) new.lm_head.cut.parts) new.lm_head.cut.n)))
 (let (($x1211 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x2910 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x2922 (ite $x2910 (or $x2791 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x1211 (or $x2791 $x1677) $x3431))))
 (let (($x576 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x2922)))
 (let (($x3103 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2072 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1509 (or $x2072 $x3103)))
 (= new.lm_head.cut.moved (ite $x1509 new.lm_head.cut.given_moved $x576)))))))))))))))
(assert
 (let (($x1131 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1948 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2015 (or $x3008 $x1948)))
 (let (($x3007 (ite $x2015 new.hidden.given_everywhere (or $x1131 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3007)))))))
(assert
 (let (($x233 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x466 (or $x233 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x3103 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2072 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1509 (or $x2072 $x3103)))
 (= new.lm_head.cut.everywhere (ite $x1509 new.lm_head.cut.given_everywhere $x466))))))))
(assert
 (let (($x2607 (not new.lm_head.cut.moved)))
 (let (($x1290 (not (or (= (_ bv96 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind)))))
 (let (($x2588 (= 1 new.lm_head.cut.parts)))
 (let (($x3103 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x2072 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1509 (or $x2072 $x3103)))
 (= new.lm_head.cut.first_alone (ite $x1509 new.lm_head.cut.given_first (or $x2588 (and $x1290 $x2607)))))))))))
(assert
 (let (($x1531 (not new.hidden.moved)))
 (let (($x2780 (= (_ bv99 7) new.hidden.kind)))
 (let (($x2916 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2108 (= (_ bv11 7) new.hidden.kind)))
 (let (($x2409 (= (_ bv18 7) new.hidden.kind)))
 (let (($x2573 (or new.hidden.everywhere new.hidden.filled (and (or $x2409 $x2108 $x2916 $x2780) $x1531))))
 (let (($x1948 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3008 (= (_ bv86 7) new.hidden.kind)))
 (let (($x2015 (or $x3008 $x1948)))
 (= new.hidden.undivided (ite $x2015 new.hidden.given_undivided $x2573))))))))))))
(assert
 (let (($x687 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1486 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1448 (or $x1486 $x687)))
 (let (($x2658 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2387 (and $x2658 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1448)))
 (let (($x2747 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x2731 (ite (and $x2747 new.lm_head.cut.everywhere $x1448) (_ bv96 7) (ite $x2747 (_ bv95 7) (ite $x2387 (_ bv96 7) (ite $x2658 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x2731)))))))))
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
 (let (($x1482 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x516 (and (not (= (_ bv92 7) new.lm_head.state)) (or (= (_ bv1 7) new.lm_head.bias) (= (_ bv27 7) new.lm_head.bias)))))
 (let (($x2356 (= 1 new.tp)))
 (let (($x2306 (or $x2356 (not new.model.head_bias) (and (= (_ bv92 7) new.lm_head.state) (not (= (_ bv27 7) new.lm_head.bias))) $x516 (and (= (_ bv95 7) new.lm_head.state) $x1482 new.lm_head.cut.first_alone))))
 (not $x2306))))))
(assert
 (let (($x3297 (= (_ bv29 7) old.lm_head.bias)))
(let (($x2888 (and (not (= (_ bv92 7) old.lm_head.state)) (or (= (_ bv1 7) old.lm_head.bias) (= (_ bv27 7) old.lm_head.bias)))))
(let (($x2273 (not old.model.head_bias)))
(let (($x733 (= 1 old.tp)))
(or $x733 $x2273 (and (= (_ bv92 7) old.lm_head.state) (not (= (_ bv27 7) old.lm_head.bias))) $x2888 (and (= (_ bv95 7) old.lm_head.state) $x3297 old.lm_head.cut.first_alone)))))))
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
 (let (($x1666 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x2077 (= (_ bv10 7) old.ffn.down.input)))
 (or $x2077 $x1666 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1413 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x1413 (= (_ bv23 7) old.ffn.down.residual) (= (_ bv27 7) old.ffn.down.residual) (= (_ bv29 7) old.ffn.down.residual))))
(assert
 (let (($x2466 (= (_ bv40 7) old.ffn.down.split)))
 (or $x2466 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x1161 (= (_ bv58 7) old.ffn.down.sum)))
 (or (= (_ bv15 7) old.ffn.down.sum) $x1161)))
(assert
 (let (($x888 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x2425 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x827 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x1391 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1673 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x1673 $x1391 $x827 $x2425 $x888)))))))
(assert
 (let (($x2006 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1724 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x1724 $x2006))))
(assert
 (let (($x1460 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x1460 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2245 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x2651 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2177 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2328 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x136 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x136 $x2328 $x2177 $x2651 $x2245)))))))
(assert
 (let (($x1757 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x829 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x829 $x1757))))
(assert
 (let (($x3326 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1754 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1204 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x1204 $x1754 $x3326 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x1045 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2942 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x2783 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1459 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1162 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1364 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x1364 $x1162 (= (_ bv56 7) old.ffn.width.kind) $x1459 $x2783 $x2942 $x1045 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x1775 (= (_ bv38 7) old.stages.send)))
 (let (($x2771 (= (_ bv14 7) old.stages.send)))
 (let (($x2337 (= (_ bv10 7) old.stages.send)))
 (or $x2337 $x2771 $x1775 (= (_ bv59 7) old.stages.send) (= (_ bv75 7) old.stages.send))))))
(assert
 (let (($x2782 (= (_ bv53 7) old.stages.stream)))
 (or $x2782 (= (_ bv84 7) old.stages.stream))))
(assert
 (and (<= 1 old.stages.visits)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x1459 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x1296 (and $x1459 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x1296))))
(assert
 (let ((?x1583 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x548 (div (* ?x1583 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2903 (< 1 old.ffn.width.parts)))
 (let (($x1459 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1459 $x2903 (= ?x548 old.ffn.width.n))))))))
(assert
 (let ((?x1583 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x548 (div (* ?x1583 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x2903 (< 1 old.ffn.width.parts)))
 (let (($x1459 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.leads (and $x1459 $x2903 (<= old.ffn.width.n ?x548))))))))
(assert
 (let (($x2604 (= (- 1) old.ffn.width.n)))
 (let (($x1364 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x1429 (ite $x1364 (or $x2604 (<= old.ffn.width.parts old.ffn.width.n)) (or $x2604 (< 1 old.ffn.width.n)))))
 (let ((?x1583 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x548 (div (* ?x1583 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1459 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2942 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1157 (ite $x2942 (or $x2604 (< old.ffn.width.block old.ffn.width.n)) (ite $x1459 (or $x2604 (< ?x548 old.ffn.width.n)) $x1429))))
 (let (($x2200 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1157)))
 (let (($x1162 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2783 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x326 (or $x2783 $x1162)))
 (= old.ffn.width.moved (ite $x326 old.ffn.width.given_moved $x2200)))))))))))))))
(assert
 (let (($x1666 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x3432 (or $x1666 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x3432))))
(assert
 (let (($x1045 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x2693 (or $x1045 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x1162 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2783 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x326 (or $x2783 $x1162)))
 (= old.ffn.width.everywhere (ite $x326 old.ffn.width.given_everywhere $x2693))))))))
(assert
 (= old.ffn.piece_of_one (and old.ffn.width.filled (= (_ bv40 7) old.ffn.down.split))))
(assert
 (let (($x406 (not old.ffn.width.moved)))
 (let (($x1873 (and old.ffn.width.everywhere $x406)))
 (= old.ffn.in_place (or $x1873 old.ffn.width.filled)))))
(assert
 (let (($x406 (not old.ffn.width.moved)))
 (let (($x1873 (and old.ffn.width.everywhere $x406)))
 (let (($x2376 (< 1 old.tp)))
 (let ((?x2568 (ite $x2376 (_ bv16 7) (ite $x1873 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x1063 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x888 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1391 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x827 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x2425 (= (_ bv57 7) old.ffn.gate.collective)))
 (let ((?x2943 (ite (or $x2425 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) (ite (or $x827 $x1391) (_ bv96 7) (ite $x888 ?x1063 ?x2568)))))
 (let (($x2386 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x723 (or $x827 $x2425)))
 (let (($x2885 (or $x723 $x2386 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x1724 (= (_ bv57 7) old.ffn.gate.split)))
 (let (($x1822 (or $x723 $x2386 (and $x1391 old.ffn.width.padded $x406) (and $x888 old.ffn.width.leads))))
 (let ((?x1504 (ite (and $x1391 old.ffn.width.filled (not $x2386)) (_ bv96 7) (ite $x1822 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x2006 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_state (ite $x2006 ?x1504 (ite $x1724 (ite $x2885 (_ bv96 7) (ite $x1391 (_ bv21 7) (_ bv16 7))) ?x2943)))))))))))))))))))))
(assert
 (let (($x406 (not old.ffn.width.moved)))
 (let (($x1873 (and old.ffn.width.everywhere $x406)))
 (let ((?x3324 (ite $x1873 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x2376 (< 1 old.tp)))
 (let ((?x3379 (ite old.ffn.width.everywhere (_ bv96 7) (ite old.ffn.piece_of_one (_ bv97 7) (ite old.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2245 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x1941 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x2245 ?x3379 (ite $x2376 (_ bv16 7) ?x3324)))))
 (let (($x1754 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x2651 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x2895 (or $x2651 (not (or $x1754 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x920 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x2177 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x2449 (or $x2177 $x2651)))
 (let ((?x553 (ite (or $x2449 $x920 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x829 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1892 (or $x2449 $x920 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x406) (and $x2245 old.ffn.width.leads))))
 (let ((?x952 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x920)) (_ bv96 7) (ite $x1892 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1757 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x1757 ?x952 (ite $x829 ?x553 (ite $x2895 (_ bv92 7) ?x1941)))))))))))))))))))))))
(assert
 (let (($x3083 (not old.ffn.width.everywhere)))
 (let (($x2006 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x2006 (not (= (_ bv96 7) old.ffn.gate_state)) $x3083) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3083 (not old.ffn.width.everywhere)))
 (let (($x258 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x3083)))
 (= old.ffn.up_piece (ite $x258 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x2190 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x2190)))
(assert
 (let ((?x1149 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x1149)))
(assert
 (let ((?x2806 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x2806)))
(assert
 (let (($x1161 (= (_ bv58 7) old.ffn.down.sum)))
 (let (($x2376 (< 1 old.tp)))
 (let (($x2659 (and $x2376 $x1161 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv92 7) old.ffn.product_in)))))
 (= old.stages.ffn_due $x2659)))))
(assert
 (let (($x2782 (= (_ bv53 7) old.stages.stream)))
 (let (($x400 (and $x2782 (or old.model.parallel old.layer.moe (not old.stages.ffn_due)))))
 (let (($x1882 (not old.model.parallel)))
 (let (($x3390 (not old.stages.leaves)))
 (let (($x70 (or $x3390 (and old.layer.dense $x1882 (not (= (_ bv1 7) old.ffn.down.residual))) $x400)))
 (= old.stages.one_part $x70)))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x166 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1829 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1829 $x166 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x2149 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x2149 (= (_ bv23 7) new.ffn.down.residual) (= (_ bv27 7) new.ffn.down.residual) (= (_ bv29 7) new.ffn.down.residual))))
(assert
 (let (($x1887 (= (_ bv40 7) new.ffn.down.split)))
 (or $x1887 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x1801 (= (_ bv58 7) new.ffn.down.sum)))
 (or (= (_ bv15 7) new.ffn.down.sum) $x1801)))
(assert
 (let (($x747 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x3371 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1024 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x1295 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1136 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x1136 $x1295 $x1024 $x3371 $x747)))))))
(assert
 (let (($x566 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x152 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x152 $x566))))
(assert
 (let (($x1120 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x1120 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x2327 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x197 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x55 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x832 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x946 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x946 $x832 $x55 $x197 $x2327)))))))
(assert
 (let (($x1343 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x2054 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x2054 $x1343))))
(assert
 (let (($x1760 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x746 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x2599 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x2599 $x746 $x1760 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x1815 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x818 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3552 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x327 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x3040 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1299 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x1299 $x3040 (= (_ bv56 7) new.ffn.width.kind) $x327 $x3552 $x818 $x1815 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x2214 (= (_ bv38 7) new.stages.send)))
 (let (($x724 (= (_ bv14 7) new.stages.send)))
 (let (($x500 (= (_ bv10 7) new.stages.send)))
 (or $x500 $x724 $x2214 (= (_ bv59 7) new.stages.send) (= (_ bv75 7) new.stages.send))))))
(assert
 (let (($x2380 (= (_ bv53 7) new.stages.stream)))
 (or $x2380 (= (_ bv84 7) new.stages.stream))))
(assert
 (and (<= 1 new.stages.visits)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x327 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x684 (and $x327 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x684))))
(assert
 (let ((?x1795 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1462 (div (* ?x1795 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x645 (< 1 new.ffn.width.parts)))
 (let (($x327 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x327 $x645 (= ?x1462 new.ffn.width.n))))))))
(assert
 (let ((?x1795 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1462 (div (* ?x1795 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x645 (< 1 new.ffn.width.parts)))
 (let (($x327 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.leads (and $x327 $x645 (<= new.ffn.width.n ?x1462))))))))
(assert
 (let (($x661 (= (- 1) new.ffn.width.n)))
 (let (($x1299 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1653 (ite $x1299 (or $x661 (<= new.ffn.width.parts new.ffn.width.n)) (or $x661 (< 1 new.ffn.width.n)))))
 (let ((?x1795 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1462 (div (* ?x1795 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x327 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x818 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x3529 (ite $x818 (or $x661 (< new.ffn.width.block new.ffn.width.n)) (ite $x327 (or $x661 (< ?x1462 new.ffn.width.n)) $x1653))))
 (let (($x3027 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x3529)))
 (let (($x3040 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x3552 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x625 (or $x3552 $x3040)))
 (= new.ffn.width.moved (ite $x625 new.ffn.width.given_moved $x3027)))))))))))))))
(assert
 (let (($x166 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2872 (or $x166 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2872))))
(assert
 (let (($x1815 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x3207 (or $x1815 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x3040 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x3552 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x625 (or $x3552 $x3040)))
 (= new.ffn.width.everywhere (ite $x625 new.ffn.width.given_everywhere $x3207))))))))
(assert
 (= new.ffn.piece_of_one (and new.ffn.width.filled (= (_ bv40 7) new.ffn.down.split))))
(assert
 (let (($x1275 (not new.ffn.width.moved)))
 (let (($x1519 (and new.ffn.width.everywhere $x1275)))
 (= new.ffn.in_place (or $x1519 new.ffn.width.filled)))))
(assert
 (let (($x1275 (not new.ffn.width.moved)))
 (let (($x1519 (and new.ffn.width.everywhere $x1275)))
 (let (($x766 (< 1 new.tp)))
 (let ((?x2215 (ite $x766 (_ bv16 7) (ite $x1519 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let ((?x886 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (_ bv16 7)))))
 (let (($x747 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x1295 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x1024 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x3371 (= (_ bv57 7) new.ffn.gate.collective)))
 (let ((?x1437 (ite (or $x3371 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) (ite (or $x1024 $x1295) (_ bv96 7) (ite $x747 ?x886 ?x2215)))))
 (let (($x2640 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x540 (or $x1024 $x3371)))
 (let (($x2285 (or $x540 $x2640 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x152 (= (_ bv57 7) new.ffn.gate.split)))
 (let (($x218 (or $x540 $x2640 (and $x1295 new.ffn.width.padded $x1275) (and $x747 new.ffn.width.leads))))
 (let ((?x1573 (ite (and $x1295 new.ffn.width.filled (not $x2640)) (_ bv96 7) (ite $x218 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x566 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_state (ite $x566 ?x1573 (ite $x152 (ite $x2285 (_ bv96 7) (ite $x1295 (_ bv21 7) (_ bv16 7))) ?x1437)))))))))))))))))))))
(assert
 (let (($x1275 (not new.ffn.width.moved)))
 (let (($x1519 (and new.ffn.width.everywhere $x1275)))
 (let ((?x2653 (ite $x1519 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x766 (< 1 new.tp)))
 (let ((?x2473 (ite new.ffn.width.everywhere (_ bv96 7) (ite new.ffn.piece_of_one (_ bv97 7) (ite new.model.gated (_ bv97 7) (_ bv16 7))))))
 (let (($x2327 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x2478 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x2327 ?x2473 (ite $x766 (_ bv16 7) ?x2653)))))
 (let (($x746 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x197 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1763 (or $x197 (not (or $x746 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x1058 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x55 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x2690 (or $x55 $x197)))
 (let ((?x2101 (ite (or $x2690 $x1058 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x2054 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x1957 (or $x2690 $x1058 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x1275) (and $x2327 new.ffn.width.leads))))
 (let ((?x1951 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x1058)) (_ bv96 7) (ite $x1957 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1343 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x1343 ?x1951 (ite $x2054 ?x2101 (ite $x1763 (_ bv92 7) ?x2478)))))))))))))))))))))))
(assert
 (let (($x3474 (not new.ffn.width.everywhere)))
 (let (($x566 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x566 (not (= (_ bv96 7) new.ffn.gate_state)) $x3474) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x3474 (not new.ffn.width.everywhere)))
 (let (($x90 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x3474)))
 (= new.ffn.up_piece (ite $x90 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1612 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x1612)))
(assert
 (let ((?x2977 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x2977)))
(assert
 (let ((?x1792 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x1792)))
(assert
 (let (($x1801 (= (_ bv58 7) new.ffn.down.sum)))
 (let (($x766 (< 1 new.tp)))
 (let (($x2121 (and $x766 $x1801 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv92 7) new.ffn.product_in)))))
 (= new.stages.ffn_due $x2121)))))
(assert
 (let (($x2380 (= (_ bv53 7) new.stages.stream)))
 (let (($x133 (and $x2380 (or new.model.parallel new.layer.moe (not new.stages.ffn_due)))))
 (let (($x2496 (not new.model.parallel)))
 (let (($x2722 (not new.stages.leaves)))
 (let (($x2176 (or $x2722 (and new.layer.dense $x2496 (not (= (_ bv1 7) new.ffn.down.residual))) $x133)))
 (= new.stages.one_part $x2176)))))))
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
 (let (($x2735 (or (= 1 new.stages.visits) (or (= (_ bv10 7) new.stages.send) (= (_ bv14 7) new.stages.send)) (and (= (_ bv38 7) new.stages.send) new.stages.one_part))))
 (not $x2735)))
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
 (let ((?x2141 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x2731 (* (div (* ?x2141 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x654 (= (- 1) old.batch.sequences.n)))
 (let ((?x118 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x654 (< ?x2731 old.batch.sequences.n)) 0 1))))
 (let (($x1661 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x358 (or $x654 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x2037 (ite (and $x654 (= 1 old.batch.sequences.parts)) 1 (ite $x358 0 1))))
 (let (($x372 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x2728 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x2685 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x2227 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x1228 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x2211 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x831 (ite (or $x2211 $x1228 $x2227 $x2685 $x2728) 1 (ite $x372 ?x2037 (ite $x1661 ?x118 old.batch.sequences.given_least)))))
 (let (($x2185 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x2185 old.batch.sequences.parts ?x831))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x2638 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x466 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x2173 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x2012 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x2183 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x1072 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x493 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x565 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x565 $x493 $x1072 (= (_ bv48 7) new.batch.sequences.kind) $x2183 $x2012 (= (_ bv86 7) new.batch.sequences.kind) $x2173 $x466 $x2638))))))))))
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
 (let ((?x796 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x1568 (* (div (* ?x796 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x1791 (= (- 1) new.batch.sequences.n)))
 (let ((?x1604 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x1791 (< ?x1568 new.batch.sequences.n)) 0 1))))
 (let (($x2012 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x1516 (or $x1791 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x1808 (ite (and $x1791 (= 1 new.batch.sequences.parts)) 1 (ite $x1516 0 1))))
 (let (($x1072 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x2183 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x2638 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x2173 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x565 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x493 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x1589 (ite (or $x493 $x565 $x2173 $x2638 $x2183) 1 (ite $x1072 ?x1808 (ite $x2012 ?x1604 new.batch.sequences.given_least)))))
 (let (($x466 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x466 new.batch.sequences.parts ?x1589))))))))))))))))))
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
 (let (($x2794 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x2794))))
(assert
 (let (($x2660 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x2660)))
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
 (let (($x528 (= (_ bv61 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) (= (_ bv57 7) old.attention.out.split) $x528)))
(assert
 (let (($x815 (= (_ bv40 7) old.attention.qkv.split)))
 (or (= (_ bv36 7) old.attention.qkv.split) (= (_ bv37 7) old.attention.qkv.split) $x815 (= (_ bv57 7) old.attention.qkv.split))))
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
 (let (($x2356 (= (_ bv38 7) old.embedding.split)))
 (or $x2356 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x2016 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x2016)))
(assert
 (let (($x2977 (= (_ bv40 7) old.ffn.gate.split)))
 (or $x2977 (= (_ bv57 7) old.ffn.gate.split) (= (_ bv61 7) old.ffn.gate.split))))
(assert
 (let (($x2665 (= (_ bv40 7) old.ffn.up.split)))
 (or $x2665 (= (_ bv57 7) old.ffn.up.split) (= (_ bv61 7) old.ffn.up.split))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (and (<= 0 old.hidden.given_least)))
(assert
 (and (<= 0 old.hidden.given_most)))
(assert
 (let (($x2054 (= (_ bv99 7) old.hidden.kind)))
 (let (($x3108 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1445 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1291 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1727 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1286 (= (_ bv56 7) old.hidden.kind)))
 (let (($x746 (= (_ bv48 7) old.hidden.kind)))
 (let (($x2423 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2101 (= (_ bv18 7) old.hidden.kind)))
 (let (($x1821 (= (_ bv11 7) old.hidden.kind)))
 (or $x1821 $x2101 $x2423 $x746 $x1286 $x1727 $x1291 $x1445 $x3108 $x2054))))))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x90 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x90 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (let (($x1760 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x488 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x1612 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x694 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x694 (= (_ bv56 7) old.lm_head.cut.kind) $x1612 $x488 (= (_ bv91 7) old.lm_head.cut.kind) $x1760 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x1233 (= (_ bv95 7) old.lm_head.split)))
 (let (($x2999 (= (_ bv40 7) old.lm_head.split)))
 (or $x2999 (= (_ bv57 7) old.lm_head.split) $x1233))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1285 (= (_ bv38 7) old.moe.router.split)))
 (or (= (_ bv28 7) old.moe.router.split) $x1285 (= (_ bv57 7) old.moe.router.split))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x1854 (= (_ bv38 7) old.stream)))
 (or $x1854 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2337 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1040 (div (* ?x2337 old.hidden.multiple) old.hidden.parts)))
 (let (($x2735 (= (- 1) old.hidden.n)))
 (let ((?x188 (ite (or $x2735 (< (* ?x1040 old.hidden.parts) old.hidden.n)) 0 1)))
 (let (($x1727 (= (_ bv65 7) old.hidden.kind)))
 (let ((?x1295 (ite $x1727 (ite (= 0 (mod old.hidden.multiple old.hidden.parts)) 1 ?x188) old.hidden.given_least)))
 (let ((?x1994 (ite (or $x2735 (not (= 0 (mod old.hidden.n old.hidden.parts)))) 0 1)))
 (let (($x2423 (= (_ bv26 7) old.hidden.kind)))
 (let ((?x2954 (ite $x2423 (ite (and $x2735 (= 1 old.hidden.parts)) 1 ?x1994) ?x1295)))
 (let (($x1286 (= (_ bv56 7) old.hidden.kind)))
 (let (($x2054 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1445 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1821 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2101 (= (_ bv18 7) old.hidden.kind)))
 (let (($x3108 (= (_ bv96 7) old.hidden.kind)))
 (let ((?x977 (ite $x3108 old.hidden.parts (ite (or $x2101 $x1821 $x1445 $x2054 $x1286) 1 ?x2954))))
 (= old.hidden.least ?x977))))))))))))))))))
(assert
 (let ((?x2337 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1040 (div (* ?x2337 old.hidden.multiple) old.hidden.parts)))
 (let (($x1727 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1727 (< 1 old.hidden.parts) (= ?x1040 old.hidden.n)))))))
(assert
 (let (($x1727 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1727 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x746 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1291 (= (_ bv86 7) old.hidden.kind)))
 (let (($x540 (or $x1291 $x746)))
 (let (($x3108 (= (_ bv96 7) old.hidden.kind)))
 (= old.hidden.most (ite $x3108 old.hidden.parts (ite $x540 old.hidden.given_most 1))))))))
(assert
 (= old.hidden.beyond old.hidden.given_beyond))
(assert
 (let (($x2423 (= (_ bv26 7) old.hidden.kind)))
 (let (($x1120 (ite $x2423 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2337 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1040 (div (* ?x2337 old.hidden.multiple) old.hidden.parts)))
 (let (($x2735 (= (- 1) old.hidden.n)))
 (let (($x1727 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1445 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2616 (ite $x1445 (or $x2735 (< old.hidden.block old.hidden.n)) (ite $x1727 (or $x2735 (< ?x1040 old.hidden.n)) $x1120))))
 (let (($x1268 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2616)))
 (let (($x746 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1291 (= (_ bv86 7) old.hidden.kind)))
 (let (($x540 (or $x1291 $x746)))
 (= old.hidden.moved (ite $x540 old.hidden.given_moved $x1268)))))))))))))))
(assert
 (let (($x1612 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x641 (and $x1612 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x641))))
(assert
 (let (($x528 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2356 (= (_ bv38 7) old.embedding.split)))
 (let (($x1854 (= (_ bv38 7) old.stream)))
 (let (($x2331 (or $x1854 $x2356 $x528 (and old.layer.dense (= (_ bv61 7) old.ffn.down.split)))))
 (= old.hidden.gathered $x2331))))))
(assert
 (let (($x3108 (= (_ bv96 7) old.hidden.kind)))
 (let (($x746 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1291 (= (_ bv86 7) old.hidden.kind)))
 (let (($x540 (or $x1291 $x746)))
 (let (($x812 (ite $x540 old.hidden.given_everywhere (or $x3108 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x812)))))))
(assert
 (let (($x1760 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1664 (or $x1760 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x1495 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x1664)))
 (= old.lm_head.cut.everywhere $x1495)))))
(assert
 (let (($x1496 (not old.hidden.moved)))
 (let (($x2054 (= (_ bv99 7) old.hidden.kind)))
 (let (($x1445 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1821 (= (_ bv11 7) old.hidden.kind)))
 (let (($x2101 (= (_ bv18 7) old.hidden.kind)))
 (let (($x575 (or old.hidden.everywhere old.hidden.filled (and (or $x2101 $x1821 $x1445 $x2054) $x1496))))
 (let (($x746 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1291 (= (_ bv86 7) old.hidden.kind)))
 (let (($x540 (or $x1291 $x746)))
 (= old.hidden.undivided (ite $x540 old.hidden.given_undivided $x575))))))))))))
(assert
 (let (($x2105 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x90 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x195 (or $x90 $x2105)))
 (let (($x2999 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2279 (and $x2999 (and old.hidden.undivided (= old.hidden.least old.hidden.parts)) $x195)))
 (let (($x1233 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x444 (ite (and $x1233 old.lm_head.cut.everywhere $x195) (_ bv96 7) (ite $x1233 (_ bv95 7) (ite $x2279 (_ bv96 7) (ite $x2999 (_ bv92 7) (_ bv96 7)))))))
 (= old.lm_head.state ?x444)))))))))
(assert
 (let (($x2665 (= (_ bv40 7) old.ffn.up.split)))
 (let (($x3027 (and old.layer.dense (or $x2665 (and old.model.gated (= (_ bv40 7) old.ffn.gate.split))))))
 (let (($x815 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2632 (or $x815 (= (_ bv92 7) old.lm_head.state) $x3027 (and old.layer.moe (= (_ bv38 7) old.moe.router.split)))))
 (= old.hidden.summed $x2632))))))
(assert
 (= old.layer.dense true))
(assert
 (= old.layer.moe false))
(assert
 (let (($x1971 (= (_ bv61 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) (= (_ bv57 7) new.attention.out.split) $x1971)))
(assert
 (let (($x3295 (= (_ bv40 7) new.attention.qkv.split)))
 (or (= (_ bv36 7) new.attention.qkv.split) (= (_ bv37 7) new.attention.qkv.split) $x3295 (= (_ bv57 7) new.attention.qkv.split))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1591 (= (_ bv38 7) new.embedding.split)))
 (or $x1591 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x544 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x544)))
(assert
 (let (($x1741 (= (_ bv40 7) new.ffn.gate.split)))
 (or $x1741 (= (_ bv57 7) new.ffn.gate.split) (= (_ bv61 7) new.ffn.gate.split))))
(assert
 (let (($x1804 (= (_ bv40 7) new.ffn.up.split)))
 (or $x1804 (= (_ bv57 7) new.ffn.up.split) (= (_ bv61 7) new.ffn.up.split))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (and (<= 0 new.hidden.given_least)))
(assert
 (and (<= 0 new.hidden.given_most)))
(assert
 (let (($x2629 (= (_ bv99 7) new.hidden.kind)))
 (let (($x624 (= (_ bv96 7) new.hidden.kind)))
 (let (($x627 (= (_ bv91 7) new.hidden.kind)))
 (let (($x3346 (= (_ bv86 7) new.hidden.kind)))
 (let (($x721 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1242 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2533 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1814 (= (_ bv26 7) new.hidden.kind)))
 (let (($x398 (= (_ bv18 7) new.hidden.kind)))
 (let (($x1458 (= (_ bv11 7) new.hidden.kind)))
 (or $x1458 $x398 $x1814 $x2533 $x1242 $x721 $x3346 $x627 $x624 $x2629))))))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x306 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x306 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (let (($x762 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x843 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x3463 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1777 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x1777 (= (_ bv56 7) new.lm_head.cut.kind) $x3463 $x843 (= (_ bv91 7) new.lm_head.cut.kind) $x762 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x400 (= (_ bv95 7) new.lm_head.split)))
 (let (($x1675 (= (_ bv40 7) new.lm_head.split)))
 (or $x1675 (= (_ bv57 7) new.lm_head.split) $x400))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2376 (= (_ bv38 7) new.moe.router.split)))
 (or (= (_ bv28 7) new.moe.router.split) $x2376 (= (_ bv57 7) new.moe.router.split))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x2426 (= (_ bv38 7) new.stream)))
 (or $x2426 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x3186 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x258 (div (* ?x3186 new.hidden.multiple) new.hidden.parts)))
 (let (($x3131 (= (- 1) new.hidden.n)))
 (let ((?x1174 (ite (or $x3131 (< (* ?x258 new.hidden.parts) new.hidden.n)) 0 1)))
 (let (($x721 (= (_ bv65 7) new.hidden.kind)))
 (let ((?x690 (ite $x721 (ite (= 0 (mod new.hidden.multiple new.hidden.parts)) 1 ?x1174) new.hidden.given_least)))
 (let ((?x2190 (ite (or $x3131 (not (= 0 (mod new.hidden.n new.hidden.parts)))) 0 1)))
 (let (($x1814 (= (_ bv26 7) new.hidden.kind)))
 (let ((?x873 (ite $x1814 (ite (and $x3131 (= 1 new.hidden.parts)) 1 ?x2190) ?x690)))
 (let (($x1242 (= (_ bv56 7) new.hidden.kind)))
 (let (($x2629 (= (_ bv99 7) new.hidden.kind)))
 (let (($x627 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1458 (= (_ bv11 7) new.hidden.kind)))
 (let (($x398 (= (_ bv18 7) new.hidden.kind)))
 (let (($x624 (= (_ bv96 7) new.hidden.kind)))
 (let ((?x2328 (ite $x624 new.hidden.parts (ite (or $x398 $x1458 $x627 $x2629 $x1242) 1 ?x873))))
 (= new.hidden.least ?x2328))))))))))))))))))
(assert
 (let ((?x3186 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x258 (div (* ?x3186 new.hidden.multiple) new.hidden.parts)))
 (let (($x721 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x721 (< 1 new.hidden.parts) (= ?x258 new.hidden.n)))))))
(assert
 (let (($x721 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x721 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2533 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3346 (= (_ bv86 7) new.hidden.kind)))
 (let (($x920 (or $x3346 $x2533)))
 (let (($x624 (= (_ bv96 7) new.hidden.kind)))
 (= new.hidden.most (ite $x624 new.hidden.parts (ite $x920 new.hidden.given_most 1))))))))
(assert
 (= new.hidden.beyond new.hidden.given_beyond))
(assert
 (let (($x1814 (= (_ bv26 7) new.hidden.kind)))
 (let (($x829 (ite $x1814 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x3186 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x258 (div (* ?x3186 new.hidden.multiple) new.hidden.parts)))
 (let (($x3131 (= (- 1) new.hidden.n)))
 (let (($x721 (= (_ bv65 7) new.hidden.kind)))
 (let (($x627 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1739 (ite $x627 (or $x3131 (< new.hidden.block new.hidden.n)) (ite $x721 (or $x3131 (< ?x258 new.hidden.n)) $x829))))
 (let (($x552 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1739)))
 (let (($x2533 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3346 (= (_ bv86 7) new.hidden.kind)))
 (let (($x920 (or $x3346 $x2533)))
 (= new.hidden.moved (ite $x920 new.hidden.given_moved $x552)))))))))))))))
(assert
 (let (($x3463 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1966 (and $x3463 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x1966))))
(assert
 (let (($x1971 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1591 (= (_ bv38 7) new.embedding.split)))
 (let (($x2426 (= (_ bv38 7) new.stream)))
 (let (($x1731 (or $x2426 $x1591 $x1971 (and new.layer.dense (= (_ bv61 7) new.ffn.down.split)))))
 (= new.hidden.gathered $x1731))))))
(assert
 (let (($x624 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2533 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3346 (= (_ bv86 7) new.hidden.kind)))
 (let (($x920 (or $x3346 $x2533)))
 (let (($x3324 (ite $x920 new.hidden.given_everywhere (or $x624 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x3324)))))))
(assert
 (let (($x762 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1075 (or $x762 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x3158 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x1075)))
 (= new.lm_head.cut.everywhere $x3158)))))
(assert
 (let (($x174 (not new.hidden.moved)))
 (let (($x2629 (= (_ bv99 7) new.hidden.kind)))
 (let (($x627 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1458 (= (_ bv11 7) new.hidden.kind)))
 (let (($x398 (= (_ bv18 7) new.hidden.kind)))
 (let (($x653 (or new.hidden.everywhere new.hidden.filled (and (or $x398 $x1458 $x627 $x2629) $x174))))
 (let (($x2533 (= (_ bv48 7) new.hidden.kind)))
 (let (($x3346 (= (_ bv86 7) new.hidden.kind)))
 (let (($x920 (or $x3346 $x2533)))
 (= new.hidden.undivided (ite $x920 new.hidden.given_undivided $x653))))))))))))
(assert
 (let (($x1673 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x306 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1197 (or $x306 $x1673)))
 (let (($x1675 (= (_ bv40 7) new.lm_head.split)))
 (let (($x858 (and $x1675 (and new.hidden.undivided (= new.hidden.least new.hidden.parts)) $x1197)))
 (let (($x400 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1460 (ite (and $x400 new.lm_head.cut.everywhere $x1197) (_ bv96 7) (ite $x400 (_ bv95 7) (ite $x858 (_ bv96 7) (ite $x1675 (_ bv92 7) (_ bv96 7)))))))
 (= new.lm_head.state ?x1460)))))))))
(assert
 (let (($x1804 (= (_ bv40 7) new.ffn.up.split)))
 (let (($x1063 (and new.layer.dense (or $x1804 (and new.model.gated (= (_ bv40 7) new.ffn.gate.split))))))
 (let (($x3295 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x808 (or $x3295 (= (_ bv92 7) new.lm_head.state) $x1063 (and new.layer.moe (= (_ bv38 7) new.moe.router.split)))))
 (= new.hidden.summed $x808))))))
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
 (let (($x2951 (not new.hidden.beyond)))
 (let (($x787 (and (<= 1 new.hidden.least) $x2951 (or (= 1 new.hidden.most) (not new.hidden.summed)))))
 (not (or (not (or new.hidden.gathered new.hidden.summed)) $x787)))))
(assert
 (let (($x1305 (not old.hidden.beyond)))
(let (($x1569 (and (<= 1 old.hidden.least) $x1305 (or (= 1 old.hidden.most) (not old.hidden.summed)))))
(let (($x2334 (not (or old.hidden.gathered old.hidden.summed))))
(or $x2334 $x1569)))))
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
 (let (($x1345 (= (_ bv57 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) (= (_ bv5 7) old.embedding.collective) (= (_ bv10 7) old.embedding.collective) $x1345 (= (_ bv73 7) old.embedding.collective))))
(assert
 (and (<= 0 old.embedding.cut.given_least)))
(assert
 (and (<= 0 old.embedding.cut.given_most)))
(assert
 (let (($x2154 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x2155 (= (_ bv96 7) old.embedding.cut.kind)))
 (let (($x1902 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x311 (= (_ bv86 7) old.embedding.cut.kind)))
 (let (($x2563 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x414 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x2068 (= (_ bv48 7) old.embedding.cut.kind)))
 (let (($x1536 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x1709 (= (_ bv18 7) old.embedding.cut.kind)))
 (let (($x607 (= (_ bv11 7) old.embedding.cut.kind)))
 (or $x607 $x1709 $x1536 $x2068 $x414 $x2563 $x311 $x1902 $x2155 $x2154))))))))))))
(assert
 (and (<= 1 old.embedding.cut.multiple)))
(assert
 (and (<= (- 1) old.embedding.cut.n)))
(assert
 (and (<= 1 old.embedding.cut.parts)))
(assert
 (let (($x1792 (= (_ bv95 7) old.embedding.split)))
 (let (($x2356 (= (_ bv38 7) old.embedding.split)))
 (or $x2356 (= (_ bv57 7) old.embedding.split) $x1792))))
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
 (let ((?x1920 (div (- (+ old.embedding.cut.n old.embedding.cut.multiple) 1) old.embedding.cut.multiple)))
 (let ((?x531 (* (div (* ?x1920 old.embedding.cut.multiple) old.embedding.cut.parts) old.embedding.cut.parts)))
 (let (($x2627 (= (- 1) old.embedding.cut.n)))
 (let ((?x1511 (ite (= 0 (mod old.embedding.cut.multiple old.embedding.cut.parts)) 1 (ite (or $x2627 (< ?x531 old.embedding.cut.n)) 0 1))))
 (let (($x2563 (= (_ bv65 7) old.embedding.cut.kind)))
 (let (($x560 (or $x2627 (not (= 0 (mod old.embedding.cut.n old.embedding.cut.parts))))))
 (let ((?x899 (ite (and $x2627 (= 1 old.embedding.cut.parts)) 1 (ite $x560 0 1))))
 (let (($x1536 (= (_ bv26 7) old.embedding.cut.kind)))
 (let (($x414 (= (_ bv56 7) old.embedding.cut.kind)))
 (let (($x2154 (= (_ bv99 7) old.embedding.cut.kind)))
 (let (($x1902 (= (_ bv91 7) old.embedding.cut.kind)))
 (let (($x607 (= (_ bv11 7) old.embedding.cut.kind)))
 (let (($x1709 (= (_ bv18 7) old.embedding.cut.kind)))
 (let ((?x2260 (ite (or $x1709 $x607 $x1902 $x2154 $x414) 1 (ite $x1536 ?x899 (ite $x2563 ?x1511 old.embedding.cut.given_least)))))
 (let (($x2155 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.least (ite $x2155 old.embedding.cut.parts ?x2260))))))))))))))))))
(assert
 (let ((?x1891 (ite (or (= (_ bv86 7) old.embedding.cut.kind) (= (_ bv48 7) old.embedding.cut.kind)) old.embedding.cut.given_most 1)))
 (let (($x2155 (= (_ bv96 7) old.embedding.cut.kind)))
 (= old.embedding.cut.most (ite $x2155 old.embedding.cut.parts ?x1891)))))
(assert
 (= old.embedding.cut.beyond old.embedding.cut.given_beyond))
(assert
 (let (($x2692 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1345 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1792 (= (_ bv95 7) old.embedding.split)))
 (let ((?x963 (ite $x1792 (ite (and old.embedding.rows_where_kept (or $x1345 $x2692)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x963))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1273 (= (_ bv57 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) (= (_ bv5 7) new.embedding.collective) (= (_ bv10 7) new.embedding.collective) $x1273 (= (_ bv73 7) new.embedding.collective))))
(assert
 (and (<= 0 new.embedding.cut.given_least)))
(assert
 (and (<= 0 new.embedding.cut.given_most)))
(assert
 (let (($x358 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x1207 (= (_ bv96 7) new.embedding.cut.kind)))
 (let (($x1271 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x1320 (= (_ bv86 7) new.embedding.cut.kind)))
 (let (($x2142 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x2985 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x673 (= (_ bv48 7) new.embedding.cut.kind)))
 (let (($x1568 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x2801 (= (_ bv18 7) new.embedding.cut.kind)))
 (let (($x2807 (= (_ bv11 7) new.embedding.cut.kind)))
 (or $x2807 $x2801 $x1568 $x673 $x2985 $x2142 $x1320 $x1271 $x1207 $x358))))))))))))
(assert
 (and (<= 1 new.embedding.cut.multiple)))
(assert
 (and (<= (- 1) new.embedding.cut.n)))
(assert
 (and (<= 1 new.embedding.cut.parts)))
(assert
 (let (($x1167 (= (_ bv95 7) new.embedding.split)))
 (let (($x1591 (= (_ bv38 7) new.embedding.split)))
 (or $x1591 (= (_ bv57 7) new.embedding.split) $x1167))))
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
 (let ((?x3311 (div (- (+ new.embedding.cut.n new.embedding.cut.multiple) 1) new.embedding.cut.multiple)))
 (let ((?x2200 (* (div (* ?x3311 new.embedding.cut.multiple) new.embedding.cut.parts) new.embedding.cut.parts)))
 (let (($x875 (= (- 1) new.embedding.cut.n)))
 (let ((?x1986 (ite (= 0 (mod new.embedding.cut.multiple new.embedding.cut.parts)) 1 (ite (or $x875 (< ?x2200 new.embedding.cut.n)) 0 1))))
 (let (($x2142 (= (_ bv65 7) new.embedding.cut.kind)))
 (let (($x955 (or $x875 (not (= 0 (mod new.embedding.cut.n new.embedding.cut.parts))))))
 (let ((?x1178 (ite (and $x875 (= 1 new.embedding.cut.parts)) 1 (ite $x955 0 1))))
 (let (($x1568 (= (_ bv26 7) new.embedding.cut.kind)))
 (let (($x2985 (= (_ bv56 7) new.embedding.cut.kind)))
 (let (($x358 (= (_ bv99 7) new.embedding.cut.kind)))
 (let (($x1271 (= (_ bv91 7) new.embedding.cut.kind)))
 (let (($x2807 (= (_ bv11 7) new.embedding.cut.kind)))
 (let (($x2801 (= (_ bv18 7) new.embedding.cut.kind)))
 (let ((?x2152 (ite (or $x2801 $x2807 $x1271 $x358 $x2985) 1 (ite $x1568 ?x1178 (ite $x2142 ?x1986 new.embedding.cut.given_least)))))
 (let (($x1207 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.least (ite $x1207 new.embedding.cut.parts ?x2152))))))))))))))))))
(assert
 (let ((?x332 (ite (or (= (_ bv86 7) new.embedding.cut.kind) (= (_ bv48 7) new.embedding.cut.kind)) new.embedding.cut.given_most 1)))
 (let (($x1207 (= (_ bv96 7) new.embedding.cut.kind)))
 (= new.embedding.cut.most (ite $x1207 new.embedding.cut.parts ?x332)))))
(assert
 (= new.embedding.cut.beyond new.embedding.cut.given_beyond))
(assert
 (let (($x2540 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1273 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1167 (= (_ bv95 7) new.embedding.split)))
 (let ((?x730 (ite $x1167 (ite (and new.embedding.rows_where_kept (or $x1273 $x2540)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x730))))))
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
 (let (($x948 (and (= 1 new.embedding.cut.least) (= 1 new.embedding.cut.most))))
 (let (($x107 (not new.embedding.cut.beyond)))
 (let (($x2508 (or (not (= (_ bv95 7) new.embedding.split)) (and $x107 (or (= (_ bv96 7) new.embedding.state) $x948)))))
 (not $x2508)))))
(assert
 (let (($x1736 (and (= 1 old.embedding.cut.least) (= 1 old.embedding.cut.most))))
(let (($x2072 (not old.embedding.cut.beyond)))
(or (not (= (_ bv95 7) old.embedding.split)) (and $x2072 (or (= (_ bv96 7) old.embedding.state) $x1736))))))
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
 (let (($x1334 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1345 (= (_ bv57 7) old.embedding.collective)))
 (let (($x3062 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1525 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1728 (= (_ bv4 7) old.embedding.collective)))
 (or $x1728 $x1525 $x3062 $x1345 $x1334)))))))
(assert
 (let (($x1792 (= (_ bv95 7) old.embedding.split)))
 (let (($x2356 (= (_ bv38 7) old.embedding.split)))
 (or $x2356 (= (_ bv57 7) old.embedding.split) $x1792))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x82 (= (_ bv96 7) old.hidden.kind)))
 (let (($x569 (= (_ bv91 7) old.hidden.kind)))
 (let (($x935 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1152 (= (_ bv65 7) old.hidden.kind)))
 (let (($x36 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3343 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x3343 $x36 (= (_ bv56 7) old.hidden.kind) $x1152 $x935 $x569 $x82 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1719 (= (_ bv49 7) old.norm.statistic)))
 (or $x1719 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3156 (= (_ bv96 7) old.stream)))
 (let (($x1418 (= (_ bv38 7) old.stream)))
 (or $x1418 (= (_ bv94 7) old.stream) $x3156))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2629 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1504 (div (* ?x2629 old.hidden.multiple) old.hidden.parts)))
 (let (($x2328 (< 1 old.hidden.parts)))
 (let (($x1152 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1152 $x2328 (= ?x1504 old.hidden.n))))))))
(assert
 (let ((?x2629 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1504 (div (* ?x2629 old.hidden.multiple) old.hidden.parts)))
 (let (($x2328 (< 1 old.hidden.parts)))
 (let (($x1152 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1152 $x2328 (<= old.hidden.n ?x1504))))))))
(assert
 (let (($x1152 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1152 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3343 (= (_ bv26 7) old.hidden.kind)))
 (let (($x2450 (ite $x3343 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2629 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1504 (div (* ?x2629 old.hidden.multiple) old.hidden.parts)))
 (let (($x1989 (= (- 1) old.hidden.n)))
 (let (($x1152 (= (_ bv65 7) old.hidden.kind)))
 (let (($x569 (= (_ bv91 7) old.hidden.kind)))
 (let (($x2425 (ite $x569 (or $x1989 (< old.hidden.block old.hidden.n)) (ite $x1152 (or $x1989 (< ?x1504 old.hidden.n)) $x2450))))
 (let (($x707 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x2425)))
 (let (($x36 (= (_ bv48 7) old.hidden.kind)))
 (let (($x935 (= (_ bv86 7) old.hidden.kind)))
 (let (($x733 (or $x935 $x36)))
 (= old.hidden.moved (ite $x733 old.hidden.given_moved $x707)))))))))))))))
(assert
 (let (($x2692 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1345 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1792 (= (_ bv95 7) old.embedding.split)))
 (let ((?x963 (ite $x1792 (ite (and old.embedding.rows_where_kept (or $x1345 $x2692)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x963))))))
(assert
 (let (($x82 (= (_ bv96 7) old.hidden.kind)))
 (let (($x36 (= (_ bv48 7) old.hidden.kind)))
 (let (($x935 (= (_ bv86 7) old.hidden.kind)))
 (let (($x733 (or $x935 $x36)))
 (let (($x1675 (ite $x733 old.hidden.given_everywhere (or $x82 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1675)))))))
(assert
 (let (($x3274 (= 1 old.tp)))
 (let (($x3156 (= (_ bv96 7) old.stream)))
 (let (($x3465 (or $x3156 $x3274 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x2692 (and (or (not old.embedding.group.tp) $x3274) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x3062 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1345 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x2466 (ite (or (or $x1345 $x3062) (and $x2692 $x3465)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1334 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1525 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2529 (and (or $x1525 $x1334) $x2692)))
 (let ((?x2829 (ite (or $x1345 (and $x3062 (= (_ bv38 7) old.stream)) $x2529) (_ bv38 7) (ite $x3062 (_ bv96 7) (_ bv16 7)))))
 (let (($x3176 (or (and old.hidden.filled (not $x3156)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1929 (not $x2692)))
 (let (($x1719 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1418 (= (_ bv38 7) old.stream)))
 (let ((?x1200 (ite (and $x1525 old.hidden.filled $x1418 $x1929 $x1719) old.stream (ite (and $x1334 $x1929 $x3176) old.stream ?x2829))))
 (let ((?x359 (ite (and $x3156 old.hidden.everywhere (or $x1345 $x2529)) (_ bv96 7) (ite (and $x1525 old.hidden.filled $x3156 $x1929) (_ bv96 7) ?x1200))))
 (let (($x1728 (= (_ bv4 7) old.embedding.collective)))
 (let ((?x1413 (ite (= (_ bv38 7) old.embedding.state) (ite $x1728 (_ bv96 7) ?x359) (ite (= (_ bv96 7) old.embedding.state) ?x2466 old.embedding.state))))
 (let ((?x719 (ite $x1334 (ite (not $x3156) old.stream (_ bv66 7)) (ite $x3062 (ite $x3156 (_ bv96 7) old.stream) (ite $x1345 (_ bv92 7) (_ bv16 7))))))
 (= old.embedding.joined (ite (= (_ bv92 7) old.embedding.state) (ite $x1525 (_ bv96 7) ?x719) ?x1413)))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2095 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1273 (= (_ bv57 7) new.embedding.collective)))
 (let (($x495 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2011 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2723 (= (_ bv4 7) new.embedding.collective)))
 (or $x2723 $x2011 $x495 $x1273 $x2095)))))))
(assert
 (let (($x1167 (= (_ bv95 7) new.embedding.split)))
 (let (($x1591 (= (_ bv38 7) new.embedding.split)))
 (or $x1591 (= (_ bv57 7) new.embedding.split) $x1167))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x313 (= (_ bv96 7) new.hidden.kind)))
 (let (($x771 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2806 (= (_ bv86 7) new.hidden.kind)))
 (let (($x586 (= (_ bv65 7) new.hidden.kind)))
 (let (($x970 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2523 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x2523 $x970 (= (_ bv56 7) new.hidden.kind) $x586 $x2806 $x771 $x313 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2177 (= (_ bv49 7) new.norm.statistic)))
 (or $x2177 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x553 (= (_ bv96 7) new.stream)))
 (let (($x1754 (= (_ bv38 7) new.stream)))
 (or $x1754 (= (_ bv94 7) new.stream) $x553))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x273 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1892 (div (* ?x273 new.hidden.multiple) new.hidden.parts)))
 (let (($x952 (< 1 new.hidden.parts)))
 (let (($x586 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x586 $x952 (= ?x1892 new.hidden.n))))))))
(assert
 (let ((?x273 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1892 (div (* ?x273 new.hidden.multiple) new.hidden.parts)))
 (let (($x952 (< 1 new.hidden.parts)))
 (let (($x586 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x586 $x952 (<= new.hidden.n ?x1892))))))))
(assert
 (let (($x586 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x586 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2523 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2544 (ite $x2523 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x273 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1892 (div (* ?x273 new.hidden.multiple) new.hidden.parts)))
 (let (($x1873 (= (- 1) new.hidden.n)))
 (let (($x586 (= (_ bv65 7) new.hidden.kind)))
 (let (($x771 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1941 (ite $x771 (or $x1873 (< new.hidden.block new.hidden.n)) (ite $x586 (or $x1873 (< ?x1892 new.hidden.n)) $x2544))))
 (let (($x83 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1941)))
 (let (($x970 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2806 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3158 (or $x2806 $x970)))
 (= new.hidden.moved (ite $x3158 new.hidden.given_moved $x83)))))))))))))))
(assert
 (let (($x2540 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1273 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1167 (= (_ bv95 7) new.embedding.split)))
 (let ((?x730 (ite $x1167 (ite (and new.embedding.rows_where_kept (or $x1273 $x2540)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x730))))))
(assert
 (let (($x313 (= (_ bv96 7) new.hidden.kind)))
 (let (($x970 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2806 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3158 (or $x2806 $x970)))
 (let (($x1777 (ite $x3158 new.hidden.given_everywhere (or $x313 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1777)))))))
(assert
 (let (($x2386 (= 1 new.tp)))
 (let (($x553 (= (_ bv96 7) new.stream)))
 (let (($x1569 (or $x553 $x2386 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x2540 (and (or (not new.embedding.group.tp) $x2386) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x495 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1273 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x1199 (ite (or (or $x1273 $x495) (and $x2540 $x1569)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2095 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2011 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1575 (and (or $x2011 $x2095) $x2540)))
 (let ((?x3304 (ite (or $x1273 (and $x495 (= (_ bv38 7) new.stream)) $x1575) (_ bv38 7) (ite $x495 (_ bv96 7) (_ bv16 7)))))
 (let (($x766 (or (and new.hidden.filled (not $x553)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2380 (not $x2540)))
 (let (($x2177 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1754 (= (_ bv38 7) new.stream)))
 (let ((?x2599 (ite (and $x2011 new.hidden.filled $x1754 $x2380 $x2177) new.stream (ite (and $x2095 $x2380 $x766) new.stream ?x3304))))
 (let ((?x3462 (ite (and $x553 new.hidden.everywhere (or $x1273 $x1575)) (_ bv96 7) (ite (and $x2011 new.hidden.filled $x553 $x2380) (_ bv96 7) ?x2599))))
 (let (($x2723 (= (_ bv4 7) new.embedding.collective)))
 (let ((?x2951 (ite (= (_ bv38 7) new.embedding.state) (ite $x2723 (_ bv96 7) ?x3462) (ite (= (_ bv96 7) new.embedding.state) ?x1199 new.embedding.state))))
 (let ((?x2376 (ite $x2095 (ite (not $x553) new.stream (_ bv66 7)) (ite $x495 (ite $x553 (_ bv96 7) new.stream) (ite $x1273 (_ bv92 7) (_ bv16 7))))))
 (= new.embedding.joined (ite (= (_ bv92 7) new.embedding.state) (ite $x2011 (_ bv96 7) ?x2376) ?x2951)))))))))))))))))))))))
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
 (let (($x1458 (not (or new.hidden.moved new.hidden.padded))))
 (let (($x2386 (= 1 new.tp)))
 (let (($x2360 (= new.embedding.joined new.stream)))
 (let (($x398 (or (or (= (_ bv96 7) new.embedding.joined) $x2360) (and $x2386 (or (not (= (_ bv38 7) new.embedding.split)) $x1458)))))
 (not $x398))))))
(assert
 (let (($x2943 (not (or old.hidden.moved old.hidden.padded))))
(let (($x3274 (= 1 old.tp)))
(let (($x1644 (= old.embedding.joined old.stream)))
(or (or (= (_ bv96 7) old.embedding.joined) $x1644) (and $x3274 (or (not (= (_ bv38 7) old.embedding.split)) $x2943)))))))
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
 (let (($x1334 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1345 (= (_ bv57 7) old.embedding.collective)))
 (let (($x3062 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1525 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1728 (= (_ bv4 7) old.embedding.collective)))
 (or $x1728 $x1525 $x3062 $x1345 $x1334)))))))
(assert
 (let (($x1792 (= (_ bv95 7) old.embedding.split)))
 (let (($x2356 (= (_ bv38 7) old.embedding.split)))
 (or $x2356 (= (_ bv57 7) old.embedding.split) $x1792))))
(assert
 (let (($x82 (= (_ bv96 7) old.hidden.kind)))
 (let (($x935 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1152 (= (_ bv65 7) old.hidden.kind)))
 (let (($x36 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x36 (= (_ bv56 7) old.hidden.kind) $x1152 $x935 (= (_ bv91 7) old.hidden.kind) $x82 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1719 (= (_ bv49 7) old.norm.statistic)))
 (or $x1719 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3156 (= (_ bv96 7) old.stream)))
 (let (($x1418 (= (_ bv38 7) old.stream)))
 (or $x1418 (= (_ bv94 7) old.stream) $x3156))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2629 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1504 (div (* ?x2629 old.hidden.multiple) old.hidden.parts)))
 (let (($x2328 (< 1 old.hidden.parts)))
 (let (($x1152 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1152 $x2328 (= ?x1504 old.hidden.n))))))))
(assert
 (let ((?x2629 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1504 (div (* ?x2629 old.hidden.multiple) old.hidden.parts)))
 (let (($x2328 (< 1 old.hidden.parts)))
 (let (($x1152 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1152 $x2328 (<= old.hidden.n ?x1504))))))))
(assert
 (let (($x1152 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1152 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x375 (not old.embedding.group.pp)))
 (let (($x985 (or $x375 (= 1 old.pp))))
 (let (($x646 (not old.embedding.group.sp)))
 (let (($x2559 (or $x646 (= 1 old.sp))))
 (let (($x2122 (= 1 old.dp)))
 (let (($x1927 (not old.embedding.group.dp)))
 (let (($x2411 (or $x1927 $x2122)))
 (let (($x2692 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x2411 $x2559 $x985)))
 (let (($x1345 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1792 (= (_ bv95 7) old.embedding.split)))
 (let ((?x963 (ite $x1792 (ite (and old.embedding.rows_where_kept (or $x1345 $x2692)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x963)))))))))))))
(assert
 (let (($x82 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1675 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x82 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1675))))
(assert
 (let (($x3274 (= 1 old.tp)))
 (let (($x3156 (= (_ bv96 7) old.stream)))
 (let (($x3465 (or $x3156 $x3274 (not (= (_ bv4 7) old.embedding.collective)) (not (= (_ bv95 7) old.embedding.split)))))
 (let (($x375 (not old.embedding.group.pp)))
 (let (($x985 (or $x375 (= 1 old.pp))))
 (let (($x646 (not old.embedding.group.sp)))
 (let (($x2559 (or $x646 (= 1 old.sp))))
 (let (($x2122 (= 1 old.dp)))
 (let (($x1927 (not old.embedding.group.dp)))
 (let (($x2411 (or $x1927 $x2122)))
 (let (($x2692 (and (or (not old.embedding.group.tp) $x3274) $x2411 $x2559 $x985)))
 (let (($x3062 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1345 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x2466 (ite (or (or $x1345 $x3062) (and $x2692 $x3465)) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x629 (= (_ bv96 7) old.embedding.state)))
 (let (($x1334 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1525 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2529 (and (or $x1525 $x1334) $x2692)))
 (let ((?x2829 (ite (or $x1345 (and $x3062 (= (_ bv38 7) old.stream)) $x2529) (_ bv38 7) (ite $x3062 (_ bv96 7) (_ bv16 7)))))
 (let (($x3176 (or (and old.hidden.filled (not $x3156)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1929 (not $x2692)))
 (let (($x1719 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1418 (= (_ bv38 7) old.stream)))
 (let ((?x1200 (ite (and $x1525 old.hidden.filled $x1418 $x1929 $x1719) old.stream (ite (and $x1334 $x1929 $x3176) old.stream ?x2829))))
 (let ((?x359 (ite (and $x3156 old.hidden.everywhere (or $x1345 $x2529)) (_ bv96 7) (ite (and $x1525 old.hidden.filled $x3156 $x1929) (_ bv96 7) ?x1200))))
 (let (($x1728 (= (_ bv4 7) old.embedding.collective)))
 (let (($x701 (= (_ bv38 7) old.embedding.state)))
 (let ((?x719 (ite $x1334 (ite (not $x3156) old.stream (_ bv66 7)) (ite $x3062 (ite $x3156 (_ bv96 7) old.stream) (ite $x1345 (_ bv92 7) (_ bv16 7))))))
 (let ((?x2782 (ite (= (_ bv92 7) old.embedding.state) (ite $x1525 (_ bv96 7) ?x719) (ite $x701 (ite $x1728 (_ bv96 7) ?x359) (ite $x629 ?x2466 old.embedding.state)))))
 (= old.embedding.joined ?x2782)))))))))))))))))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2095 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1273 (= (_ bv57 7) new.embedding.collective)))
 (let (($x495 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2011 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2723 (= (_ bv4 7) new.embedding.collective)))
 (or $x2723 $x2011 $x495 $x1273 $x2095)))))))
(assert
 (let (($x1167 (= (_ bv95 7) new.embedding.split)))
 (let (($x1591 (= (_ bv38 7) new.embedding.split)))
 (or $x1591 (= (_ bv57 7) new.embedding.split) $x1167))))
(assert
 (let (($x313 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2806 (= (_ bv86 7) new.hidden.kind)))
 (let (($x586 (= (_ bv65 7) new.hidden.kind)))
 (let (($x970 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x970 (= (_ bv56 7) new.hidden.kind) $x586 $x2806 (= (_ bv91 7) new.hidden.kind) $x313 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2177 (= (_ bv49 7) new.norm.statistic)))
 (or $x2177 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x553 (= (_ bv96 7) new.stream)))
 (let (($x1754 (= (_ bv38 7) new.stream)))
 (or $x1754 (= (_ bv94 7) new.stream) $x553))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x273 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1892 (div (* ?x273 new.hidden.multiple) new.hidden.parts)))
 (let (($x952 (< 1 new.hidden.parts)))
 (let (($x586 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x586 $x952 (= ?x1892 new.hidden.n))))))))
(assert
 (let ((?x273 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1892 (div (* ?x273 new.hidden.multiple) new.hidden.parts)))
 (let (($x952 (< 1 new.hidden.parts)))
 (let (($x586 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x586 $x952 (<= new.hidden.n ?x1892))))))))
(assert
 (let (($x586 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x586 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x280 (not new.embedding.group.pp)))
 (let (($x317 (or $x280 (= 1 new.pp))))
 (let (($x2225 (not new.embedding.group.sp)))
 (let (($x1211 (or $x2225 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x1018 (not new.embedding.group.dp)))
 (let (($x1424 (or $x1018 $x3184)))
 (let (($x2540 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x1424 $x1211 $x317)))
 (let (($x1273 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1167 (= (_ bv95 7) new.embedding.split)))
 (let ((?x730 (ite $x1167 (ite (and new.embedding.rows_where_kept (or $x1273 $x2540)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x730)))))))))))))
(assert
 (let (($x313 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1777 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x313 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1777))))
(assert
 (let (($x2386 (= 1 new.tp)))
 (let (($x553 (= (_ bv96 7) new.stream)))
 (let (($x1569 (or $x553 $x2386 (not (= (_ bv4 7) new.embedding.collective)) (not (= (_ bv95 7) new.embedding.split)))))
 (let (($x280 (not new.embedding.group.pp)))
 (let (($x317 (or $x280 (= 1 new.pp))))
 (let (($x2225 (not new.embedding.group.sp)))
 (let (($x1211 (or $x2225 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x1018 (not new.embedding.group.dp)))
 (let (($x1424 (or $x1018 $x3184)))
 (let (($x2540 (and (or (not new.embedding.group.tp) $x2386) $x1424 $x1211 $x317)))
 (let (($x495 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1273 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x1199 (ite (or (or $x1273 $x495) (and $x2540 $x1569)) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2800 (= (_ bv96 7) new.embedding.state)))
 (let (($x2095 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2011 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1575 (and (or $x2011 $x2095) $x2540)))
 (let ((?x3304 (ite (or $x1273 (and $x495 (= (_ bv38 7) new.stream)) $x1575) (_ bv38 7) (ite $x495 (_ bv96 7) (_ bv16 7)))))
 (let (($x766 (or (and new.hidden.filled (not $x553)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2380 (not $x2540)))
 (let (($x2177 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1754 (= (_ bv38 7) new.stream)))
 (let ((?x2599 (ite (and $x2011 new.hidden.filled $x1754 $x2380 $x2177) new.stream (ite (and $x2095 $x2380 $x766) new.stream ?x3304))))
 (let ((?x3462 (ite (and $x553 new.hidden.everywhere (or $x1273 $x1575)) (_ bv96 7) (ite (and $x2011 new.hidden.filled $x553 $x2380) (_ bv96 7) ?x2599))))
 (let (($x2723 (= (_ bv4 7) new.embedding.collective)))
 (let (($x2875 (= (_ bv38 7) new.embedding.state)))
 (let ((?x2376 (ite $x2095 (ite (not $x553) new.stream (_ bv66 7)) (ite $x495 (ite $x553 (_ bv96 7) new.stream) (ite $x1273 (_ bv92 7) (_ bv16 7))))))
 (let ((?x2935 (ite (= (_ bv92 7) new.embedding.state) (ite $x2011 (_ bv96 7) ?x2376) (ite $x2875 (ite $x2723 (_ bv96 7) ?x3462) (ite $x2800 ?x1199 new.embedding.state)))))
 (= new.embedding.joined ?x2935)))))))))))))))))))))))))))))))
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
 (let (($x280 (not new.embedding.group.pp)))
 (let (($x317 (or $x280 (= 1 new.pp))))
 (let (($x2225 (not new.embedding.group.sp)))
 (let (($x1211 (or $x2225 (= 1 new.sp))))
 (let (($x3184 (= 1 new.dp)))
 (let (($x1018 (not new.embedding.group.dp)))
 (let (($x1424 (or $x1018 $x3184)))
 (let (($x2875 (= (_ bv38 7) new.embedding.state)))
 (let (($x2800 (= (_ bv96 7) new.embedding.state)))
 (let (($x2540 (and (or (not new.embedding.group.tp) (= 1 new.tp)) $x1424 $x1211 $x317)))
 (let (($x347 (and $x2540 (or $x2800 (and $x2875 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x495 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1273 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1212 (or (and (= (_ bv96 7) new.embedding.joined) $x2800) $x1273 (and $x495 $x2875 (= (_ bv38 7) new.embedding.joined)) $x347 (and (or new.embedding.group.tp (= 1 new.tp)) $x1424 $x1211 $x317))))
 (not $x1212))))))))))))))))
(assert
 (let (($x375 (not old.embedding.group.pp)))
(let (($x985 (or $x375 (= 1 old.pp))))
(let (($x646 (not old.embedding.group.sp)))
(let (($x2559 (or $x646 (= 1 old.sp))))
(let (($x2122 (= 1 old.dp)))
(let (($x1927 (not old.embedding.group.dp)))
(let (($x2411 (or $x1927 $x2122)))
(let (($x701 (= (_ bv38 7) old.embedding.state)))
(let (($x629 (= (_ bv96 7) old.embedding.state)))
(let (($x2692 (and (or (not old.embedding.group.tp) (= 1 old.tp)) $x2411 $x2559 $x985)))
(let (($x1957 (and $x2692 (or $x629 (and $x701 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x3062 (= (_ bv10 7) old.embedding.collective)))
(let (($x1345 (= (_ bv57 7) old.embedding.collective)))
(or (and (= (_ bv96 7) old.embedding.joined) $x629) $x1345 (and $x3062 $x701 (= (_ bv38 7) old.embedding.joined)) $x1957 (and (or old.embedding.group.tp (= 1 old.tp)) $x2411 $x2559 $x985))))))))))))))))
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
 (let (($x1334 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1345 (= (_ bv57 7) old.embedding.collective)))
 (let (($x3062 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1525 (= (_ bv5 7) old.embedding.collective)))
 (let (($x1728 (= (_ bv4 7) old.embedding.collective)))
 (or $x1728 $x1525 $x3062 $x1345 $x1334)))))))
(assert
 (let (($x1067 (= (_ bv29 7) old.embedding.positions)))
 (let (($x2149 (= (_ bv27 7) old.embedding.positions)))
 (let (($x55 (= (_ bv23 7) old.embedding.positions)))
 (let (($x2802 (= (_ bv1 7) old.embedding.positions)))
 (or $x2802 $x55 $x2149 $x1067))))))
(assert
 (let (($x1792 (= (_ bv95 7) old.embedding.split)))
 (let (($x2356 (= (_ bv38 7) old.embedding.split)))
 (or $x2356 (= (_ bv57 7) old.embedding.split) $x1792))))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x82 (= (_ bv96 7) old.hidden.kind)))
 (let (($x569 (= (_ bv91 7) old.hidden.kind)))
 (let (($x935 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1152 (= (_ bv65 7) old.hidden.kind)))
 (let (($x36 (= (_ bv48 7) old.hidden.kind)))
 (let (($x3343 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x3343 $x36 (= (_ bv56 7) old.hidden.kind) $x1152 $x935 $x569 $x82 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x223 (= (_ bv47 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) $x223 (= (_ bv57 7) old.model.positions) (= (_ bv79 7) old.model.positions))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x1719 (= (_ bv49 7) old.norm.statistic)))
 (or $x1719 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x3156 (= (_ bv96 7) old.stream)))
 (let (($x1418 (= (_ bv38 7) old.stream)))
 (or $x1418 (= (_ bv94 7) old.stream) $x3156))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2629 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1504 (div (* ?x2629 old.hidden.multiple) old.hidden.parts)))
 (let (($x2328 (< 1 old.hidden.parts)))
 (let (($x1152 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x1152 $x2328 (= ?x1504 old.hidden.n))))))))
(assert
 (let ((?x2629 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1504 (div (* ?x2629 old.hidden.multiple) old.hidden.parts)))
 (let (($x2328 (< 1 old.hidden.parts)))
 (let (($x1152 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x1152 $x2328 (<= old.hidden.n ?x1504))))))))
(assert
 (let (($x1152 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1152 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x3343 (= (_ bv26 7) old.hidden.kind)))
 (let (($x472 (ite $x3343 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x2629 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1504 (div (* ?x2629 old.hidden.multiple) old.hidden.parts)))
 (let (($x1678 (= (- 1) old.hidden.n)))
 (let (($x1152 (= (_ bv65 7) old.hidden.kind)))
 (let (($x569 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1627 (ite $x569 (or $x1678 (< old.hidden.block old.hidden.n)) (ite $x1152 (or $x1678 (< ?x1504 old.hidden.n)) $x472))))
 (let (($x2729 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1627)))
 (let (($x36 (= (_ bv48 7) old.hidden.kind)))
 (let (($x935 (= (_ bv86 7) old.hidden.kind)))
 (let (($x733 (or $x935 $x36)))
 (= old.hidden.moved (ite $x733 old.hidden.given_moved $x2729)))))))))))))))
(assert
 (let (($x2692 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x1345 (= (_ bv57 7) old.embedding.collective)))
 (let (($x1792 (= (_ bv95 7) old.embedding.split)))
 (let ((?x963 (ite $x1792 (ite (and old.embedding.rows_where_kept (or $x1345 $x2692)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) old.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= old.embedding.state ?x963))))))
(assert
 (let (($x82 (= (_ bv96 7) old.hidden.kind)))
 (let (($x36 (= (_ bv48 7) old.hidden.kind)))
 (let (($x935 (= (_ bv86 7) old.hidden.kind)))
 (let (($x733 (or $x935 $x36)))
 (let (($x1675 (ite $x733 old.hidden.given_everywhere (or $x82 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1675)))))))
(assert
 (let (($x959 (not old.hidden.moved)))
 (let (($x2417 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x959)))
 (let (($x1403 (= 1 old.hidden.parts)))
 (let (($x36 (= (_ bv48 7) old.hidden.kind)))
 (let (($x935 (= (_ bv86 7) old.hidden.kind)))
 (let (($x733 (or $x935 $x36)))
 (= old.hidden.first_alone (ite $x733 old.hidden.given_first (or $x1403 $x2417))))))))))
(assert
 (let (($x1792 (= (_ bv95 7) old.embedding.split)))
 (let (($x1983 (not $x1792)))
 (let (($x3274 (= 1 old.tp)))
 (let (($x3156 (= (_ bv96 7) old.stream)))
 (let (($x2692 (and (or (not old.embedding.group.tp) $x3274) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x776 (and $x2692 (or $x3156 $x3274 (not (= (_ bv4 7) old.embedding.collective)) $x1983))))
 (let (($x3062 (= (_ bv10 7) old.embedding.collective)))
 (let (($x1345 (= (_ bv57 7) old.embedding.collective)))
 (let ((?x2466 (ite (or (or $x1345 $x3062) $x776) (_ bv96 7) (ite (= (_ bv4 7) old.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x629 (= (_ bv96 7) old.embedding.state)))
 (let (($x1334 (= (_ bv73 7) old.embedding.collective)))
 (let (($x1525 (= (_ bv5 7) old.embedding.collective)))
 (let (($x2529 (and (or $x1525 $x1334) $x2692)))
 (let ((?x2829 (ite (or $x1345 (and $x3062 (= (_ bv38 7) old.stream)) $x2529) (_ bv38 7) (ite $x3062 (_ bv96 7) (_ bv16 7)))))
 (let (($x3176 (or (and old.hidden.filled (not $x3156)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x1929 (not $x2692)))
 (let (($x1719 (= (_ bv49 7) old.norm.statistic)))
 (let (($x1418 (= (_ bv38 7) old.stream)))
 (let ((?x1200 (ite (and $x1525 old.hidden.filled $x1418 $x1929 $x1719) old.stream (ite (and $x1334 $x1929 $x3176) old.stream ?x2829))))
 (let ((?x359 (ite (and $x3156 old.hidden.everywhere (or $x1345 $x2529)) (_ bv96 7) (ite (and $x1525 old.hidden.filled $x3156 $x1929) (_ bv96 7) ?x1200))))
 (let (($x1728 (= (_ bv4 7) old.embedding.collective)))
 (let (($x701 (= (_ bv38 7) old.embedding.state)))
 (let ((?x719 (ite $x1334 (ite (not $x3156) old.stream (_ bv66 7)) (ite $x3062 (ite $x3156 (_ bv96 7) old.stream) (ite $x1345 (_ bv92 7) (_ bv16 7))))))
 (let (($x573 (= (_ bv92 7) old.embedding.state)))
 (let ((?x2782 (ite $x573 (ite $x1525 (_ bv96 7) ?x719) (ite $x701 (ite $x1728 (_ bv96 7) ?x359) (ite $x629 ?x2466 old.embedding.state)))))
 (= old.embedding.joined ?x2782)))))))))))))))))))))))))))
(assert
 (let (($x1314 (not old.hidden.everywhere)))
 (let (($x1525 (= (_ bv5 7) old.embedding.collective)))
 (let (($x701 (= (_ bv38 7) old.embedding.state)))
 (= old.embedding.full_though_split (and $x701 (= (_ bv96 7) old.embedding.joined) $x1525 $x1314))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x2095 (= (_ bv73 7) new.embedding.collective)))
 (let (($x1273 (= (_ bv57 7) new.embedding.collective)))
 (let (($x495 (= (_ bv10 7) new.embedding.collective)))
 (let (($x2011 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2723 (= (_ bv4 7) new.embedding.collective)))
 (or $x2723 $x2011 $x495 $x1273 $x2095)))))))
(assert
 (let (($x3040 (= (_ bv29 7) new.embedding.positions)))
 (let (($x1009 (= (_ bv27 7) new.embedding.positions)))
 (let (($x1063 (= (_ bv23 7) new.embedding.positions)))
 (let (($x2279 (= (_ bv1 7) new.embedding.positions)))
 (or $x2279 $x1063 $x1009 $x3040))))))
(assert
 (let (($x1167 (= (_ bv95 7) new.embedding.split)))
 (let (($x1591 (= (_ bv38 7) new.embedding.split)))
 (or $x1591 (= (_ bv57 7) new.embedding.split) $x1167))))
(assert
 (and (<= 1 new.hidden.block)))
(assert
 (let (($x313 (= (_ bv96 7) new.hidden.kind)))
 (let (($x771 (= (_ bv91 7) new.hidden.kind)))
 (let (($x2806 (= (_ bv86 7) new.hidden.kind)))
 (let (($x586 (= (_ bv65 7) new.hidden.kind)))
 (let (($x970 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2523 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x2523 $x970 (= (_ bv56 7) new.hidden.kind) $x586 $x2806 $x771 $x313 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x2774 (= (_ bv47 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) $x2774 (= (_ bv57 7) new.model.positions) (= (_ bv79 7) new.model.positions))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x2177 (= (_ bv49 7) new.norm.statistic)))
 (or $x2177 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x553 (= (_ bv96 7) new.stream)))
 (let (($x1754 (= (_ bv38 7) new.stream)))
 (or $x1754 (= (_ bv94 7) new.stream) $x553))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x273 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1892 (div (* ?x273 new.hidden.multiple) new.hidden.parts)))
 (let (($x952 (< 1 new.hidden.parts)))
 (let (($x586 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x586 $x952 (= ?x1892 new.hidden.n))))))))
(assert
 (let ((?x273 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1892 (div (* ?x273 new.hidden.multiple) new.hidden.parts)))
 (let (($x952 (< 1 new.hidden.parts)))
 (let (($x586 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x586 $x952 (<= new.hidden.n ?x1892))))))))
(assert
 (let (($x586 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x586 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x2523 (= (_ bv26 7) new.hidden.kind)))
 (let (($x3065 (ite $x2523 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x273 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1892 (div (* ?x273 new.hidden.multiple) new.hidden.parts)))
 (let (($x1879 (= (- 1) new.hidden.n)))
 (let (($x586 (= (_ bv65 7) new.hidden.kind)))
 (let (($x771 (= (_ bv91 7) new.hidden.kind)))
 (let (($x1024 (ite $x771 (or $x1879 (< new.hidden.block new.hidden.n)) (ite $x586 (or $x1879 (< ?x1892 new.hidden.n)) $x3065))))
 (let (($x1338 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x1024)))
 (let (($x970 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2806 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3158 (or $x2806 $x970)))
 (= new.hidden.moved (ite $x3158 new.hidden.given_moved $x1338)))))))))))))))
(assert
 (let (($x2540 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1273 (= (_ bv57 7) new.embedding.collective)))
 (let (($x1167 (= (_ bv95 7) new.embedding.split)))
 (let ((?x730 (ite $x1167 (ite (and new.embedding.rows_where_kept (or $x1273 $x2540)) (_ bv96 7) (_ bv92 7)) (ite (= (_ bv38 7) new.embedding.split) (_ bv38 7) (_ bv96 7)))))
 (= new.embedding.state ?x730))))))
(assert
 (let (($x313 (= (_ bv96 7) new.hidden.kind)))
 (let (($x970 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2806 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3158 (or $x2806 $x970)))
 (let (($x1777 (ite $x3158 new.hidden.given_everywhere (or $x313 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1777)))))))
(assert
 (let (($x641 (not new.hidden.moved)))
 (let (($x1169 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x641)))
 (let (($x1149 (= 1 new.hidden.parts)))
 (let (($x970 (= (_ bv48 7) new.hidden.kind)))
 (let (($x2806 (= (_ bv86 7) new.hidden.kind)))
 (let (($x3158 (or $x2806 $x970)))
 (= new.hidden.first_alone (ite $x3158 new.hidden.given_first (or $x1149 $x1169))))))))))
(assert
 (let (($x1167 (= (_ bv95 7) new.embedding.split)))
 (let (($x532 (not $x1167)))
 (let (($x2386 (= 1 new.tp)))
 (let (($x553 (= (_ bv96 7) new.stream)))
 (let (($x2540 (and (or (not new.embedding.group.tp) $x2386) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x787 (and $x2540 (or $x553 $x2386 (not (= (_ bv4 7) new.embedding.collective)) $x532))))
 (let (($x495 (= (_ bv10 7) new.embedding.collective)))
 (let (($x1273 (= (_ bv57 7) new.embedding.collective)))
 (let ((?x1199 (ite (or (or $x1273 $x495) $x787) (_ bv96 7) (ite (= (_ bv4 7) new.embedding.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x2800 (= (_ bv96 7) new.embedding.state)))
 (let (($x2095 (= (_ bv73 7) new.embedding.collective)))
 (let (($x2011 (= (_ bv5 7) new.embedding.collective)))
 (let (($x1575 (and (or $x2011 $x2095) $x2540)))
 (let ((?x3304 (ite (or $x1273 (and $x495 (= (_ bv38 7) new.stream)) $x1575) (_ bv38 7) (ite $x495 (_ bv96 7) (_ bv16 7)))))
 (let (($x766 (or (and new.hidden.filled (not $x553)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x2380 (not $x2540)))
 (let (($x2177 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1754 (= (_ bv38 7) new.stream)))
 (let ((?x2599 (ite (and $x2011 new.hidden.filled $x1754 $x2380 $x2177) new.stream (ite (and $x2095 $x2380 $x766) new.stream ?x3304))))
 (let ((?x3462 (ite (and $x553 new.hidden.everywhere (or $x1273 $x1575)) (_ bv96 7) (ite (and $x2011 new.hidden.filled $x553 $x2380) (_ bv96 7) ?x2599))))
 (let (($x2723 (= (_ bv4 7) new.embedding.collective)))
 (let (($x2875 (= (_ bv38 7) new.embedding.state)))
 (let ((?x2376 (ite $x2095 (ite (not $x553) new.stream (_ bv66 7)) (ite $x495 (ite $x553 (_ bv96 7) new.stream) (ite $x1273 (_ bv92 7) (_ bv16 7))))))
 (let (($x1648 (= (_ bv92 7) new.embedding.state)))
 (let ((?x2935 (ite $x1648 (ite $x2011 (_ bv96 7) ?x2376) (ite $x2875 (ite $x2723 (_ bv96 7) ?x3462) (ite $x2800 ?x1199 new.embedding.state)))))
 (= new.embedding.joined ?x2935)))))))))))))))))))))))))))
(assert
 (let (($x1120 (not new.hidden.everywhere)))
 (let (($x2011 (= (_ bv5 7) new.embedding.collective)))
 (let (($x2875 (= (_ bv38 7) new.embedding.state)))
 (= new.embedding.full_though_split (and $x2875 (= (_ bv96 7) new.embedding.joined) $x2011 $x1120))))))
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
 (let (($x1648 (= (_ bv92 7) new.embedding.state)))
 (let (($x3145 (or $x1648 (and (= (_ bv38 7) new.embedding.state) new.hidden.first_alone) (and (= (_ bv96 7) new.embedding.state) new.stream.first_keeps_all))))
 (let (($x3040 (= (_ bv29 7) new.embedding.positions)))
 (let (($x2384 (not new.embedding.full_though_split)))
 (let (($x1009 (= (_ bv27 7) new.embedding.positions)))
 (let (($x2386 (= 1 new.tp)))
 (let (($x197 (or $x2386 (not (= (_ bv47 7) new.model.positions)) (and (= (_ bv1 7) new.embedding.positions) $x2384) (and $x1009 $x2384 (or (not (= (_ bv95 7) new.embedding.split)) (not $x1648))) (and $x3040 $x3145) (and (= (_ bv23 7) new.embedding.positions) $x1648))))
 (not $x197)))))))))
(assert
 (let (($x573 (= (_ bv92 7) old.embedding.state)))
(let (($x1876 (or $x573 (and (= (_ bv38 7) old.embedding.state) old.hidden.first_alone) (and (= (_ bv96 7) old.embedding.state) old.stream.first_keeps_all))))
(let (($x1067 (= (_ bv29 7) old.embedding.positions)))
(let (($x453 (not old.embedding.full_though_split)))
(let (($x2149 (= (_ bv27 7) old.embedding.positions)))
(let (($x3274 (= 1 old.tp)))
(or $x3274 (not (= (_ bv47 7) old.model.positions)) (and (= (_ bv1 7) old.embedding.positions) $x453) (and $x2149 $x453 (or (not (= (_ bv95 7) old.embedding.split)) (not $x573))) (and $x1067 $x1876) (and (= (_ bv23 7) old.embedding.positions) $x573)))))))))
(check-sat)

