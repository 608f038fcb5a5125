; from one replica to any number, question 123
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.most () Int)
(declare-fun old.attention.heads.given_beyond () Bool)
(declare-fun old.attention.heads.beyond () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
(declare-fun old.attention.out.group.pp () Bool)
(declare-fun old.attention.out.group.sp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.tp () Bool)
(declare-fun old.attention.out_state () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.most () Int)
(declare-fun new.attention.heads.given_beyond () Bool)
(declare-fun new.attention.heads.beyond () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
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
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x4135 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 0 old.attention.heads.given_least)))
(assert
 (and (<= 0 old.attention.heads.given_most)))
(assert
 (let (($x2185 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1009 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1982 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1885 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1076 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4606 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x1512 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x4374 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x5050 (= (_ bv18 7) old.attention.heads.kind)))
 (let (($x1673 (= (_ bv11 7) old.attention.heads.kind)))
 (or $x1673 $x5050 $x4374 $x1512 $x4606 $x1076 $x1885 $x1982 $x1009 $x2185))))))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x5043 (= (_ bv57 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) (= (_ bv10 7) old.attention.out.collective) $x5043 (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x1607 (= (_ bv32 7) old.attention.out.input)))
 (let (($x339 (= (_ bv10 7) old.attention.out.input)))
 (or $x339 $x1607 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1487 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2035 (= (_ bv40 7) old.attention.out.split)))
 (or $x2035 (= (_ bv57 7) old.attention.out.split) $x1487))))
(assert
 (let (($x264 (= (_ bv8 7) old.attention.pairs)))
 (or $x264 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x110 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2050 $x777 $x110 $x1947 $x19)))))))
(assert
 (let (($x3960 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3960 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x780 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2164 $x780 $x845 $x428))))))
(assert
 (let (($x1645 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1645 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1301 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4987 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2077 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x2077 (= (_ bv56 7) old.attention.value_dim.kind) $x1397 $x4987 (= (_ bv91 7) old.attention.value_dim.kind) $x1301 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1950 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1950)))
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
 (let ((?x4699 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x4344 (* (div (* ?x4699 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.parts)))
 (let (($x4195 (= (- 1) old.attention.heads.n)))
 (let ((?x1726 (ite (= 0 (mod old.attention.heads.multiple old.attention.heads.parts)) 1 (ite (or $x4195 (< ?x4344 old.attention.heads.n)) 0 1))))
 (let (($x1076 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x274 (or $x4195 (not (= 0 (mod old.attention.heads.n old.attention.heads.parts))))))
 (let ((?x1375 (ite (and $x4195 (= 1 old.attention.heads.parts)) 1 (ite $x274 0 1))))
 (let (($x4374 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x4606 (= (_ bv56 7) old.attention.heads.kind)))
 (let (($x2185 (= (_ bv99 7) old.attention.heads.kind)))
 (let (($x1982 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1673 (= (_ bv11 7) old.attention.heads.kind)))
 (let (($x5050 (= (_ bv18 7) old.attention.heads.kind)))
 (let ((?x1735 (ite (or $x5050 $x1673 $x1982 $x2185 $x4606) 1 (ite $x4374 ?x1375 (ite $x1076 ?x1726 old.attention.heads.given_least)))))
 (let (($x1009 (= (_ bv96 7) old.attention.heads.kind)))
 (= old.attention.heads.least (ite $x1009 old.attention.heads.parts ?x1735))))))))))))))))))
(assert
 (let (($x4965 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1076 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1076 $x4965)))))
(assert
 (let (($x1512 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1885 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x4463 (or $x1885 $x1512)))
 (let (($x1009 (= (_ bv96 7) old.attention.heads.kind)))
 (let ((?x1286 (ite $x1009 old.attention.heads.parts (ite $x4463 old.attention.heads.given_most 1))))
 (= old.attention.heads.most ?x1286)))))))
(assert
 (= old.attention.heads.beyond old.attention.heads.given_beyond))
(assert
 (let ((?x4328 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2173 (div (* ?x4328 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4826 (and $x4135 (< 1 old.attention.head_dim.parts) (= ?x2173 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x4826))))))
(assert
 (let ((?x324 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4130 (* (div ?x324 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1040 (and $x1397 (< 1 old.attention.value_dim.parts) (= (div ?x4130 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1040))))))
(assert
 (let ((?x1418 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1397 (not (= 0 ?x1418)))))))
(assert
 (let (($x2035 (= (_ bv40 7) old.attention.out.split)))
 (let (($x561 (not $x2035)))
 (let (($x339 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1607 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1607 (and $x339 $x561))))))))
(assert
 (let (($x1214 (not old.attention.heads.padded)))
 (let (($x1036 (= 1 old.attention.heads.parts)))
 (let (($x1009 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1512 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1885 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x4463 (or $x1885 $x1512)))
 (let (($x1348 (ite $x4463 old.attention.heads.given_everywhere (or $x1009 (and $x1036 $x1214)))))
 (= old.attention.heads.everywhere $x1348)))))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4362 (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7))))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x789 (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7)))))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1906 (not $x845)))
 (let ((?x1761 (ite $x1906 ?x789 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4362))))
 (let ((?x250 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7)))))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x428 ?x250 ?x1761))))))))))))))))))
(assert
 (let (($x226 (not old.attention.value_dim.padded)))
 (let (($x1301 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2077 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x4987 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1028 (ite (or $x4987 $x2077) old.attention.value_dim.given_everywhere (or $x1301 (and (= 1 old.attention.value_dim.parts) $x226)))))
 (= old.attention.value_dim.everywhere $x1028)))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4362 (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7))))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x789 (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7)))))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1906 (not $x845)))
 (let ((?x2009 (ite $x1906 ?x789 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x4362))))
 (let ((?x250 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7)))))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x428 ?x250 ?x2009)))))))))))))))))))
(assert
 (let (($x780 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1636 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2095 (ite $x1636 old.attention.v (ite $x780 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x2095)))))
(assert
 (let (($x2035 (= (_ bv40 7) old.attention.out.split)))
 (let (($x561 (not $x2035)))
 (let (($x1321 (= (_ bv36 7) old.attention.mixed)))
 (let (($x187 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1321)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1321 old.attention.value_dim.everywhere $x561))))
 (= old.attention.mixed_in (ite $x187 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x3987 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1483 (and old.attention.heads.everywhere (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x458 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.value_dim.everywhere $x1483)))
 (let (($x842 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x5043 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2035 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2035 (or $x5043 $x842) $x458) (_ bv96 7) ?x3987)))))))))
(assert
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1485 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 0 new.attention.heads.given_least)))
(assert
 (and (<= 0 new.attention.heads.given_most)))
(assert
 (let (($x1541 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x1997 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x883 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1596 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4884 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x5084 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x916 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x876 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1558 (= (_ bv18 7) new.attention.heads.kind)))
 (let (($x2015 (= (_ bv11 7) new.attention.heads.kind)))
 (or $x2015 $x1558 $x876 $x916 $x5084 $x4884 $x1596 $x883 $x1997 $x1541))))))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x410 (= (_ bv57 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) (= (_ bv10 7) new.attention.out.collective) $x410 (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x497 (= (_ bv32 7) new.attention.out.input)))
 (let (($x232 (= (_ bv10 7) new.attention.out.input)))
 (or $x232 $x497 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1808 (= (_ bv61 7) new.attention.out.split)))
 (let (($x5051 (= (_ bv40 7) new.attention.out.split)))
 (or $x5051 (= (_ bv57 7) new.attention.out.split) $x1808))))
(assert
 (let (($x3961 (= (_ bv8 7) new.attention.pairs)))
 (or $x3961 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2038 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4629 $x1408 $x2038 $x99 $x1572)))))))
(assert
 (let (($x1785 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1785 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2156 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x66 $x2156 $x330 $x437))))))
(assert
 (let (($x2134 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2134 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x4183 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x487 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1567 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1567 (= (_ bv56 7) new.attention.value_dim.kind) $x1954 $x487 (= (_ bv91 7) new.attention.value_dim.kind) $x4183 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1116 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1116)))
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
 (let ((?x609 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x740 (* (div (* ?x609 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.parts)))
 (let (($x1083 (= (- 1) new.attention.heads.n)))
 (let ((?x793 (ite (= 0 (mod new.attention.heads.multiple new.attention.heads.parts)) 1 (ite (or $x1083 (< ?x740 new.attention.heads.n)) 0 1))))
 (let (($x4884 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1888 (or $x1083 (not (= 0 (mod new.attention.heads.n new.attention.heads.parts))))))
 (let ((?x1531 (ite (and $x1083 (= 1 new.attention.heads.parts)) 1 (ite $x1888 0 1))))
 (let (($x876 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x5084 (= (_ bv56 7) new.attention.heads.kind)))
 (let (($x1541 (= (_ bv99 7) new.attention.heads.kind)))
 (let (($x883 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x2015 (= (_ bv11 7) new.attention.heads.kind)))
 (let (($x1558 (= (_ bv18 7) new.attention.heads.kind)))
 (let ((?x507 (ite (or $x1558 $x2015 $x883 $x1541 $x5084) 1 (ite $x876 ?x1531 (ite $x4884 ?x793 new.attention.heads.given_least)))))
 (let (($x1997 (= (_ bv96 7) new.attention.heads.kind)))
 (= new.attention.heads.least (ite $x1997 new.attention.heads.parts ?x507))))))))))))))))))
(assert
 (let (($x1789 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x4884 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x4884 $x1789)))))
(assert
 (let (($x916 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1596 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1173 (or $x1596 $x916)))
 (let (($x1997 (= (_ bv96 7) new.attention.heads.kind)))
 (let ((?x1106 (ite $x1997 new.attention.heads.parts (ite $x1173 new.attention.heads.given_most 1))))
 (= new.attention.heads.most ?x1106)))))))
(assert
 (= new.attention.heads.beyond new.attention.heads.given_beyond))
(assert
 (let ((?x1693 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1263 (div (* ?x1693 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1021 (and $x1485 (< 1 new.attention.head_dim.parts) (= ?x1263 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1021))))))
(assert
 (let ((?x6199 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1951 (* (div (- ?x6199 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2181 (and $x1954 (< 1 new.attention.value_dim.parts) (= (div ?x1951 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2181))))))
(assert
 (let ((?x398 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1954 (not (= 0 ?x398)))))))
(assert
 (let (($x5051 (= (_ bv40 7) new.attention.out.split)))
 (let (($x4700 (not $x5051)))
 (let (($x232 (= (_ bv10 7) new.attention.out.input)))
 (let (($x497 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x497 (and $x232 $x4700))))))))
(assert
 (let (($x932 (not new.attention.heads.padded)))
 (let (($x1421 (= 1 new.attention.heads.parts)))
 (let (($x1997 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x916 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1596 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1173 (or $x1596 $x916)))
 (let (($x663 (ite $x1173 new.attention.heads.given_everywhere (or $x1997 (and $x1421 $x932)))))
 (= new.attention.heads.everywhere $x663)))))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1226 (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7))))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x616 (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7)))))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let ((?x4559 (ite $x1597 ?x616 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1226))))
 (let ((?x4247 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7)))))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x437 ?x4247 ?x4559)))))))))))))))))))
(assert
 (let (($x1510 (not new.attention.value_dim.padded)))
 (let (($x4183 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1567 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x487 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1380 (ite (or $x487 $x1567) new.attention.value_dim.given_everywhere (or $x4183 (and (= 1 new.attention.value_dim.parts) $x1510)))))
 (= new.attention.value_dim.everywhere $x1380)))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1226 (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7))))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x616 (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7)))))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let ((?x4693 (ite $x1597 ?x616 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1226))))
 (let ((?x4247 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7)))))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x437 ?x4247 ?x4693))))))))))))))))))))
(assert
 (let (($x2156 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x734 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x4862 (ite $x734 new.attention.v (ite $x2156 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x4862)))))
(assert
 (let (($x5051 (= (_ bv40 7) new.attention.out.split)))
 (let (($x4700 (not $x5051)))
 (let (($x78 (= (_ bv36 7) new.attention.mixed)))
 (let (($x263 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x78)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x78 new.attention.value_dim.everywhere $x4700))))
 (= new.attention.mixed_in (ite $x263 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x2101 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x4669 (and new.attention.heads.everywhere (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2671 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.value_dim.everywhere $x4669)))
 (let (($x998 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x410 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x5051 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x5051 (or $x410 $x998) $x2671) (_ bv96 7) ?x2101)))))))))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
(assert
 (= old.attention.heads.given_beyond new.attention.heads.given_beyond))
(assert
 (= old.attention.heads.given_everywhere new.attention.heads.given_everywhere))
(assert
 (= old.attention.heads.given_least new.attention.heads.given_least))
(assert
 (= old.attention.heads.given_most new.attention.heads.given_most))
(assert
 (= old.attention.heads.kind new.attention.heads.kind))
(assert
 (= old.attention.heads.multiple new.attention.heads.multiple))
(assert
 (= old.attention.heads.n new.attention.heads.n))
(assert
 (= old.attention.heads.parts new.attention.heads.parts))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x5051 (= (_ bv40 7) new.attention.out.split)))
 (let (($x4700 (not $x5051)))
 (let (($x3983 (or (= 1 new.attention.heads.most) $x4700 (= (_ bv96 7) new.attention.out_state))))
 (let (($x1170 (not new.attention.heads.beyond)))
 (let (($x4342 (and (not (= (_ bv37 7) new.attention.qkv.split)) (not (and $x5051 (= (_ bv96 7) new.attention.mixed_in))))))
 (not (or $x4342 (and (<= 1 new.attention.heads.least) $x1170 $x3983)))))))))
(assert
 (let (($x2035 (= (_ bv40 7) old.attention.out.split)))
(let (($x561 (not $x2035)))
(let (($x1777 (or (= 1 old.attention.heads.most) $x561 (= (_ bv96 7) old.attention.out_state))))
(let (($x648 (not old.attention.heads.beyond)))
(let (($x378 (and (not (= (_ bv37 7) old.attention.qkv.split)) (not (and $x2035 (= (_ bv96 7) old.attention.mixed_in))))))
(or $x378 (and (<= 1 old.attention.heads.least) $x648 $x1777))))))))
(check-sat)

; from one replica to any number, question 124
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
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.head_dim.given_undivided () Bool)
(declare-fun old.attention.head_dim.undivided () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.scores_whole () Bool)
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
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
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.head_dim.given_undivided () Bool)
(declare-fun new.attention.head_dim.undivided () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.scores_whole () Bool)
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
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
 (and (<= 1 old.attention.head_dim.block)))
(assert
 (and (<= 0 old.attention.head_dim.given_least)))
(assert
 (and (<= 0 old.attention.head_dim.given_most)))
(assert
 (let (($x51 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x4536 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4067 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x719 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1362 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x419 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x144 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x84 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4997 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x4997 $x84 $x144 $x419 $x1362 $x4135 $x719 $x4067 $x4536 $x51))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x1009 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1885 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1076 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1512 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1512 (= (_ bv56 7) old.attention.heads.kind) $x1076 $x1885 (= (_ bv91 7) old.attention.heads.kind) $x1009 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x5043 (= (_ bv57 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) (= (_ bv10 7) old.attention.out.collective) $x5043 (= (_ bv73 7) old.attention.out.collective))))
(assert
 (let (($x1607 (= (_ bv32 7) old.attention.out.input)))
 (let (($x339 (= (_ bv10 7) old.attention.out.input)))
 (or $x339 $x1607 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x1487 (= (_ bv61 7) old.attention.out.split)))
 (let (($x2035 (= (_ bv40 7) old.attention.out.split)))
 (or $x2035 (= (_ bv57 7) old.attention.out.split) $x1487))))
(assert
 (let (($x264 (= (_ bv8 7) old.attention.pairs)))
 (or $x264 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x110 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2050 $x777 $x110 $x1947 $x19)))))))
(assert
 (let (($x3960 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3960 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x65 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x65 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x780 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2164 $x780 $x845 $x428))))))
(assert
 (let (($x1645 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1645 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x744 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x4424 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x4424 $x744 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (and (<= 0 old.attention.value_dim.given_least)))
(assert
 (and (<= 0 old.attention.value_dim.given_most)))
(assert
 (let (($x53 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x1301 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x1098 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x4987 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x387 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x2077 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x1299 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x1520 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x1309 (= (_ bv11 7) old.attention.value_dim.kind)))
 (or $x1309 $x1520 $x1299 $x2077 $x387 $x1397 $x4987 $x1098 $x1301 $x53))))))))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1950 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1950)))
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
 (let (($x4965 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x1076 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x1076 $x4965)))))
(assert
 (let ((?x4328 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2173 (div (* ?x4328 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x50 (= (- 1) old.attention.head_dim.n)))
 (let (($x2203 (or $x50 (< (* ?x2173 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x1736 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1662 (ite $x4135 (ite (= 0 ?x1736) 1 (ite $x2203 0 1)) old.attention.head_dim.given_least)))
 (let (($x1012 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x754 (ite (and $x50 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x50 $x1012) 0 1))))
 (let (($x144 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1362 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x51 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x4067 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4997 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x84 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4536 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x691 (ite $x4536 old.attention.head_dim.parts (ite (or $x84 $x4997 $x4067 $x51 $x1362) 1 (ite $x144 ?x754 ?x1662)))))
 (= old.attention.head_dim.least ?x691)))))))))))))))))))
(assert
 (let ((?x4328 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2173 (div (* ?x4328 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4826 (and $x4135 (< 1 old.attention.head_dim.parts) (= ?x2173 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x4826))))))
(assert
 (let ((?x872 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x4135 (not (= 0 ?x872)))))))
(assert
 (let (($x419 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x719 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1176 (or $x719 $x419)))
 (let (($x4536 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1564 (ite $x4536 old.attention.head_dim.parts (ite $x1176 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x1564)))))))
(assert
 (= old.attention.head_dim.beyond old.attention.head_dim.given_beyond))
(assert
 (let (($x50 (= (- 1) old.attention.head_dim.n)))
 (let (($x144 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1853 (ite $x144 (or $x50 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x50 (< 1 old.attention.head_dim.n)))))
 (let ((?x4328 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2173 (div (* ?x4328 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4067 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x1482 (ite $x4067 (or $x50 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x4135 (or $x50 (< ?x2173 old.attention.head_dim.n)) $x1853))))
 (let (($x283 (= 1 old.attention.head_dim.parts)))
 (let (($x4536 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x419 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x719 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1176 (or $x719 $x419)))
 (let (($x944 (ite $x1176 old.attention.head_dim.given_moved (ite (or $x4536 $x283) false $x1482))))
 (= old.attention.head_dim.moved $x944))))))))))))))))
(assert
 (let ((?x324 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4130 (* (div ?x324 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x1461 (div ?x4130 old.attention.value_dim.parts)))
 (let (($x2001 (= (- 1) old.attention.value_dim.n)))
 (let (($x2012 (or $x2001 (< (* ?x1461 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (let ((?x4110 (mod old.attention.value_dim.multiple old.attention.value_dim.parts)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let ((?x267 (ite $x1397 (ite (= 0 ?x4110) 1 (ite $x2012 0 1)) old.attention.value_dim.given_least)))
 (let (($x4656 (not (= 0 (mod old.attention.value_dim.n old.attention.value_dim.parts)))))
 (let ((?x849 (ite (and $x2001 (= 1 old.attention.value_dim.parts)) 1 (ite (or $x2001 $x4656) 0 1))))
 (let (($x1299 (= (_ bv26 7) old.attention.value_dim.kind)))
 (let (($x387 (= (_ bv56 7) old.attention.value_dim.kind)))
 (let (($x53 (= (_ bv99 7) old.attention.value_dim.kind)))
 (let (($x1098 (= (_ bv91 7) old.attention.value_dim.kind)))
 (let (($x1309 (= (_ bv11 7) old.attention.value_dim.kind)))
 (let (($x1520 (= (_ bv18 7) old.attention.value_dim.kind)))
 (let (($x1301 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x242 (ite $x1301 old.attention.value_dim.parts (ite (or $x1520 $x1309 $x1098 $x53 $x387) 1 (ite $x1299 ?x849 ?x267)))))
 (= old.attention.value_dim.least ?x242))))))))))))))))))))
(assert
 (let ((?x324 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4130 (* (div ?x324 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let ((?x1461 (div ?x4130 old.attention.value_dim.parts)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1040 (and $x1397 (< 1 old.attention.value_dim.parts) (= ?x1461 old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1040)))))))
(assert
 (let ((?x1418 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1397 (not (= 0 ?x1418)))))))
(assert
 (let (($x2077 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x4987 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x261 (or $x4987 $x2077)))
 (let (($x1301 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let ((?x761 (ite $x1301 old.attention.value_dim.parts (ite $x261 old.attention.value_dim.given_most 1))))
 (= old.attention.value_dim.most ?x761)))))))
(assert
 (= old.attention.value_dim.beyond old.attention.value_dim.given_beyond))
(assert
 (let (($x1897 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x1388 (not old.model.sinks)))
 (= old.attention.one_key (and $x1388 $x1897)))))
(assert
 (let (($x2035 (= (_ bv40 7) old.attention.out.split)))
 (let (($x561 (not $x2035)))
 (let (($x339 (= (_ bv10 7) old.attention.out.input)))
 (let (($x1607 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x1607 (and $x339 $x561))))))))
(assert
 (let (($x1214 (not old.attention.heads.padded)))
 (let (($x1009 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1512 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1885 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1348 (ite (or $x1885 $x1512) old.attention.heads.given_everywhere (or $x1009 (and (= 1 old.attention.heads.parts) $x1214)))))
 (= old.attention.heads.everywhere $x1348)))))))
(assert
 (let (($x77 (not old.attention.head_dim.padded)))
 (let (($x283 (= 1 old.attention.head_dim.parts)))
 (let (($x4536 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x419 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x719 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1176 (or $x719 $x419)))
 (let (($x1989 (ite $x1176 old.attention.head_dim.given_everywhere (or $x4536 (and $x283 $x77)))))
 (= old.attention.head_dim.everywhere $x1989)))))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4362 (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7))))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x789 (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7)))))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1906 (not $x845)))
 (let ((?x536 (ite $x1906 ?x789 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x4362))))
 (let ((?x250 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7)))))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x428 ?x250 ?x536))))))))))))))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4362 (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7))))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x789 (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7)))))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1906 (not $x845)))
 (let ((?x1761 (ite $x1906 ?x789 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4362))))
 (let ((?x250 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7)))))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x428 ?x250 ?x1761))))))))))))))))))
(assert
 (let (($x226 (not old.attention.value_dim.padded)))
 (let (($x400 (= 1 old.attention.value_dim.parts)))
 (let (($x1301 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2077 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x4987 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x261 (or $x4987 $x2077)))
 (let (($x1028 (ite $x261 old.attention.value_dim.given_everywhere (or $x1301 (and $x400 $x226)))))
 (= old.attention.value_dim.everywhere $x1028)))))))))
(assert
 (let (($x1145 (not old.attention.head_dim.moved)))
 (let (($x51 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x4067 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4997 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x84 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x1307 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x84 $x4997 $x4067 $x51) $x1145))))
 (let (($x419 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x719 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1176 (or $x719 $x419)))
 (= old.attention.head_dim.undivided (ite $x1176 old.attention.head_dim.given_undivided $x1307))))))))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4362 (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7))))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x789 (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7)))))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1906 (not $x845)))
 (let ((?x2009 (ite $x1906 ?x789 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x4362))))
 (let ((?x250 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7)))))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x428 ?x250 ?x2009)))))))))))))))))))
(assert
 (let (($x1388 (not old.model.sinks)))
 (let (($x4424 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x1145 (not old.attention.head_dim.moved)))
 (let (($x941 (= 1 old.attention.head_dim.most)))
 (let (($x1367 (<= 1 old.attention.head_dim.least)))
 (let (($x744 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x4879 (or (and $x744 $x1367 (or old.attention.head_dim.undivided (and $x941 $x1145))) (and $x4424 old.attention.head_dim.everywhere $x1388))))
 (= old.attention.scores_whole $x4879)))))))))
(assert
 (let (($x780 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x1636 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x2095 (ite $x1636 old.attention.v (ite $x780 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x2095)))))
(assert
 (let (($x2035 (= (_ bv40 7) old.attention.out.split)))
 (let (($x561 (not $x2035)))
 (let (($x1321 (= (_ bv36 7) old.attention.mixed)))
 (let (($x187 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x1321)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x1321 old.attention.value_dim.everywhere $x561))))
 (= old.attention.mixed_in (ite $x187 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x3987 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x1483 (and old.attention.heads.everywhere (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x458 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.value_dim.everywhere $x1483)))
 (let (($x842 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x5043 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2035 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x2035 (or $x5043 $x842) $x458) (_ bv96 7) ?x3987)))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x1319 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x488 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1506 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x4868 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1166 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x89 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x89 $x1166 $x5026 $x4868 $x1506 $x1485 $x488 $x2198 $x1795 $x1319))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x1997 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1596 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4884 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x916 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x916 (= (_ bv56 7) new.attention.heads.kind) $x4884 $x1596 (= (_ bv91 7) new.attention.heads.kind) $x1997 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x410 (= (_ bv57 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) (= (_ bv10 7) new.attention.out.collective) $x410 (= (_ bv73 7) new.attention.out.collective))))
(assert
 (let (($x497 (= (_ bv32 7) new.attention.out.input)))
 (let (($x232 (= (_ bv10 7) new.attention.out.input)))
 (or $x232 $x497 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1808 (= (_ bv61 7) new.attention.out.split)))
 (let (($x5051 (= (_ bv40 7) new.attention.out.split)))
 (or $x5051 (= (_ bv57 7) new.attention.out.split) $x1808))))
(assert
 (let (($x3961 (= (_ bv8 7) new.attention.pairs)))
 (or $x3961 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2038 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4629 $x1408 $x2038 $x99 $x1572)))))))
(assert
 (let (($x1785 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1785 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1317 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1317 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2156 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x66 $x2156 $x330 $x437))))))
(assert
 (let (($x2134 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2134 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x2022 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x4158 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x4158 $x2022 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (and (<= 0 new.attention.value_dim.given_least)))
(assert
 (and (<= 0 new.attention.value_dim.given_most)))
(assert
 (let (($x1654 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x4183 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1929 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x487 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1374 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x1567 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x1392 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x1786 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x1023 (= (_ bv11 7) new.attention.value_dim.kind)))
 (or $x1023 $x1786 $x1392 $x1567 $x1374 $x1954 $x487 $x1929 $x4183 $x1654))))))))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1116 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1116)))
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
 (let (($x1789 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x4884 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x4884 $x1789)))))
(assert
 (let ((?x1693 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1263 (div (* ?x1693 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1922 (= (- 1) new.attention.head_dim.n)))
 (let (($x1452 (or $x1922 (< (* ?x1263 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1386 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x1658 (ite $x1485 (ite (= 0 ?x1386) 1 (ite $x1452 0 1)) new.attention.head_dim.given_least)))
 (let (($x4814 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x516 (ite (and $x1922 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1922 $x4814) 0 1))))
 (let (($x5026 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1506 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1319 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x89 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1166 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x3996 (ite $x1795 new.attention.head_dim.parts (ite (or $x1166 $x89 $x2198 $x1319 $x1506) 1 (ite $x5026 ?x516 ?x1658)))))
 (= new.attention.head_dim.least ?x3996)))))))))))))))))))
(assert
 (let ((?x1693 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1263 (div (* ?x1693 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1021 (and $x1485 (< 1 new.attention.head_dim.parts) (= ?x1263 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1021))))))
(assert
 (let ((?x2184 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1485 (not (= 0 ?x2184)))))))
(assert
 (let (($x4868 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x488 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1823 (or $x488 $x4868)))
 (let (($x1795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x2057 (ite $x1795 new.attention.head_dim.parts (ite $x1823 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x2057)))))))
(assert
 (= new.attention.head_dim.beyond new.attention.head_dim.given_beyond))
(assert
 (let (($x1922 (= (- 1) new.attention.head_dim.n)))
 (let (($x5026 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x4725 (ite $x5026 (or $x1922 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1922 (< 1 new.attention.head_dim.n)))))
 (let ((?x1693 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1263 (div (* ?x1693 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x1444 (ite $x2198 (or $x1922 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1485 (or $x1922 (< ?x1263 new.attention.head_dim.n)) $x4725))))
 (let (($x42 (= 1 new.attention.head_dim.parts)))
 (let (($x1795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4868 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x488 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1823 (or $x488 $x4868)))
 (let (($x5082 (ite $x1823 new.attention.head_dim.given_moved (ite (or $x1795 $x42) false $x1444))))
 (= new.attention.head_dim.moved $x5082))))))))))))))))
(assert
 (let ((?x6199 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1951 (* (div (- ?x6199 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x4358 (div ?x1951 new.attention.value_dim.parts)))
 (let (($x4981 (= (- 1) new.attention.value_dim.n)))
 (let (($x1420 (or $x4981 (< (* ?x4358 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (let ((?x795 (mod new.attention.value_dim.multiple new.attention.value_dim.parts)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let ((?x2041 (ite $x1954 (ite (= 0 ?x795) 1 (ite $x1420 0 1)) new.attention.value_dim.given_least)))
 (let (($x1529 (not (= 0 (mod new.attention.value_dim.n new.attention.value_dim.parts)))))
 (let ((?x2007 (ite (and $x4981 (= 1 new.attention.value_dim.parts)) 1 (ite (or $x4981 $x1529) 0 1))))
 (let (($x1392 (= (_ bv26 7) new.attention.value_dim.kind)))
 (let (($x1374 (= (_ bv56 7) new.attention.value_dim.kind)))
 (let (($x1654 (= (_ bv99 7) new.attention.value_dim.kind)))
 (let (($x1929 (= (_ bv91 7) new.attention.value_dim.kind)))
 (let (($x1023 (= (_ bv11 7) new.attention.value_dim.kind)))
 (let (($x1786 (= (_ bv18 7) new.attention.value_dim.kind)))
 (let (($x4183 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x792 (ite $x4183 new.attention.value_dim.parts (ite (or $x1786 $x1023 $x1929 $x1654 $x1374) 1 (ite $x1392 ?x2007 ?x2041)))))
 (= new.attention.value_dim.least ?x792))))))))))))))))))))
(assert
 (let ((?x6199 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1951 (* (div (- ?x6199 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let ((?x4358 (div ?x1951 new.attention.value_dim.parts)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2181 (and $x1954 (< 1 new.attention.value_dim.parts) (= ?x4358 new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2181)))))))
(assert
 (let ((?x398 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1954 (not (= 0 ?x398)))))))
(assert
 (let (($x1567 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x487 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x4609 (or $x487 $x1567)))
 (let (($x4183 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let ((?x4313 (ite $x4183 new.attention.value_dim.parts (ite $x4609 new.attention.value_dim.given_most 1))))
 (= new.attention.value_dim.most ?x4313)))))))
(assert
 (= new.attention.value_dim.beyond new.attention.value_dim.given_beyond))
(assert
 (let (($x999 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x743 (not new.model.sinks)))
 (= new.attention.one_key (and $x743 $x999)))))
(assert
 (let (($x5051 (= (_ bv40 7) new.attention.out.split)))
 (let (($x4700 (not $x5051)))
 (let (($x232 (= (_ bv10 7) new.attention.out.input)))
 (let (($x497 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x497 (and $x232 $x4700))))))))
(assert
 (let (($x932 (not new.attention.heads.padded)))
 (let (($x1997 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x916 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x1596 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x663 (ite (or $x1596 $x916) new.attention.heads.given_everywhere (or $x1997 (and (= 1 new.attention.heads.parts) $x932)))))
 (= new.attention.heads.everywhere $x663)))))))
(assert
 (let (($x1993 (not new.attention.head_dim.padded)))
 (let (($x42 (= 1 new.attention.head_dim.parts)))
 (let (($x1795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4868 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x488 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1823 (or $x488 $x4868)))
 (let (($x1848 (ite $x1823 new.attention.head_dim.given_everywhere (or $x1795 (and $x42 $x1993)))))
 (= new.attention.head_dim.everywhere $x1848)))))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1226 (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7))))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x616 (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7)))))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let ((?x1844 (ite $x1597 ?x616 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1226))))
 (let ((?x4247 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7)))))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x437 ?x4247 ?x1844)))))))))))))))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1226 (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7))))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x616 (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7)))))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let ((?x4559 (ite $x1597 ?x616 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1226))))
 (let ((?x4247 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7)))))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x437 ?x4247 ?x4559)))))))))))))))))))
(assert
 (let (($x1510 (not new.attention.value_dim.padded)))
 (let (($x1025 (= 1 new.attention.value_dim.parts)))
 (let (($x4183 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1567 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x487 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x4609 (or $x487 $x1567)))
 (let (($x1380 (ite $x4609 new.attention.value_dim.given_everywhere (or $x4183 (and $x1025 $x1510)))))
 (= new.attention.value_dim.everywhere $x1380)))))))))
(assert
 (let (($x566 (not new.attention.head_dim.moved)))
 (let (($x1319 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x89 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1166 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x982 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1166 $x89 $x2198 $x1319) $x566))))
 (let (($x4868 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x488 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1823 (or $x488 $x4868)))
 (= new.attention.head_dim.undivided (ite $x1823 new.attention.head_dim.given_undivided $x982))))))))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1226 (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7))))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x616 (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7)))))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let ((?x4693 (ite $x1597 ?x616 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1226))))
 (let ((?x4247 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7)))))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x437 ?x4247 ?x4693))))))))))))))))))))
(assert
 (let (($x743 (not new.model.sinks)))
 (let (($x4158 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x566 (not new.attention.head_dim.moved)))
 (let (($x882 (= 1 new.attention.head_dim.most)))
 (let (($x2367 (<= 1 new.attention.head_dim.least)))
 (let (($x2022 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1710 (or (and $x2022 $x2367 (or new.attention.head_dim.undivided (and $x882 $x566))) (and $x4158 new.attention.head_dim.everywhere $x743))))
 (= new.attention.scores_whole $x1710)))))))))
(assert
 (let (($x2156 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x734 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x4862 (ite $x734 new.attention.v (ite $x2156 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x4862)))))
(assert
 (let (($x5051 (= (_ bv40 7) new.attention.out.split)))
 (let (($x4700 (not $x5051)))
 (let (($x78 (= (_ bv36 7) new.attention.mixed)))
 (let (($x263 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x78)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x78 new.attention.value_dim.everywhere $x4700))))
 (= new.attention.mixed_in (ite $x263 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x2101 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x4669 (and new.attention.heads.everywhere (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x2671 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.value_dim.everywhere $x4669)))
 (let (($x998 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x410 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x5051 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x5051 (or $x410 $x998) $x2671) (_ bv96 7) ?x2101)))))))))
(assert
 (= new.prefill false))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x5051 (= (_ bv40 7) new.attention.out.split)))
 (let (($x4700 (not $x5051)))
 (let (($x4767 (or new.attention.one_key new.attention.scores_whole)))
 (let (($x882 (= 1 new.attention.head_dim.most)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x109 (or $x4629 (and $x882 (= 1 new.attention.value_dim.most)) (and $x4767 (or $x4700 (= (_ bv96 7) new.attention.out_state))))))
 (let (($x1209 (not new.attention.value_dim.beyond)))
 (let (($x843 (or (and (<= 1 new.attention.value_dim.least) $x1209) (and new.model.latent (= (_ bv96 7) new.attention.q)))))
 (let (($x1892 (not new.attention.head_dim.beyond)))
 (let (($x2367 (<= 1 new.attention.head_dim.least)))
 (let (($x4608 (or (not (= (_ bv36 7) new.attention.qkv.split)) (and $x2367 $x1892 $x843 $x109))))
 (not $x4608)))))))))))))
(assert
 (let (($x2035 (= (_ bv40 7) old.attention.out.split)))
(let (($x561 (not $x2035)))
(let (($x2121 (or old.attention.one_key old.attention.scores_whole)))
(let (($x941 (= 1 old.attention.head_dim.most)))
(let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
(let (($x721 (or $x2050 (and $x941 (= 1 old.attention.value_dim.most)) (and $x2121 (or $x561 (= (_ bv96 7) old.attention.out_state))))))
(let (($x1571 (not old.attention.value_dim.beyond)))
(let (($x639 (or (and (<= 1 old.attention.value_dim.least) $x1571) (and old.model.latent (= (_ bv96 7) old.attention.q)))))
(let (($x445 (not old.attention.head_dim.beyond)))
(let (($x1367 (<= 1 old.attention.head_dim.least)))
(or (not (= (_ bv36 7) old.attention.qkv.split)) (and $x1367 $x445 $x639 $x721)))))))))))))
(check-sat)

; from one replica to any number, question 125
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
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
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
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
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
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
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x4135 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x264 (= (_ bv8 7) old.attention.pairs)))
 (or $x264 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x110 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2050 $x777 $x110 $x1947 $x19)))))))
(assert
 (let (($x3960 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3960 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x65 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x65 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2164 (= (_ bv37 7) old.attention.qkv.split) $x845 $x428)))))
(assert
 (let (($x1645 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1645 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1397 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1950 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1950)))
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
 (let ((?x4328 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2173 (div (* ?x4328 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4826 (and $x4135 (< 1 old.attention.head_dim.parts) (= ?x2173 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x4826))))))
(assert
 (let ((?x324 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4130 (* (div ?x324 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1040 (and $x1397 (< 1 old.attention.value_dim.parts) (= (div ?x4130 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1040))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4362 (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7))))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x789 (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7)))))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1906 (not $x845)))
 (let ((?x536 (ite $x1906 ?x789 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x4362))))
 (let ((?x250 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7)))))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x428 ?x250 ?x536))))))))))))))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4362 (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7))))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x789 (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7)))))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1906 (not $x845)))
 (let ((?x1761 (ite $x1906 ?x789 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4362))))
 (let ((?x250 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7)))))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x428 ?x250 ?x1761))))))))))))))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4362 (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7))))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x789 (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7)))))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1906 (not $x845)))
 (let ((?x2009 (ite $x1906 ?x789 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x4362))))
 (let ((?x250 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7)))))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x428 ?x250 ?x2009)))))))))))))))))))
(assert
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1485 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3961 (= (_ bv8 7) new.attention.pairs)))
 (or $x3961 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2038 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4629 $x1408 $x2038 $x99 $x1572)))))))
(assert
 (let (($x1785 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1785 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1317 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1317 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x66 (= (_ bv37 7) new.attention.qkv.split) $x330 $x437)))))
(assert
 (let (($x2134 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2134 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1954 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1116 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1116)))
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
 (let ((?x1693 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1263 (div (* ?x1693 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1021 (and $x1485 (< 1 new.attention.head_dim.parts) (= ?x1263 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1021))))))
(assert
 (let ((?x6199 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1951 (* (div (- ?x6199 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2181 (and $x1954 (< 1 new.attention.value_dim.parts) (= (div ?x1951 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2181))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1226 (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7))))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x616 (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7)))))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let ((?x1844 (ite $x1597 ?x616 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1226))))
 (let ((?x4247 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7)))))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x437 ?x4247 ?x1844)))))))))))))))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1226 (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7))))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x616 (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7)))))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let ((?x4559 (ite $x1597 ?x616 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1226))))
 (let ((?x4247 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7)))))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x437 ?x4247 ?x4559)))))))))))))))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1226 (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7))))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x616 (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7)))))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let ((?x4693 (ite $x1597 ?x616 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1226))))
 (let ((?x4247 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7)))))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x437 ?x4247 ?x4693))))))))))))))))))))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1896 (or (or (= (_ bv21 7) new.attention.q) (= (_ bv16 7) new.attention.q)) (or (= (_ bv21 7) new.attention.k) (= (_ bv16 7) new.attention.k)) (or (= (_ bv21 7) new.attention.v) (= (_ bv16 7) new.attention.v)))))
 (let (($x771 (= 1 new.tp)))
 (not (or $x771 (not $x1896))))))
(assert
 (let (($x240 (or (or (= (_ bv21 7) old.attention.q) (= (_ bv16 7) old.attention.q)) (or (= (_ bv21 7) old.attention.k) (= (_ bv16 7) old.attention.k)) (or (= (_ bv21 7) old.attention.v) (= (_ bv16 7) old.attention.v)))))
(let (($x1329 (= 1 old.tp)))
(or $x1329 (not $x240)))))
(check-sat)

; from one replica to any number, question 126
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
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
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
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
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
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
(declare-fun new.model.query_latent () Bool)
(declare-fun old.model.query_latent () Bool)
(declare-fun new.moe.group.dp () Bool)
(declare-fun old.moe.group.dp () Bool)
(declare-fun new.moe.group.ep () Bool)
(declare-fun old.moe.group.ep () Bool)
(declare-fun new.moe.group.sp () Bool)
(declare-fun old.moe.group.sp () Bool)
(declare-fun new.moe.group.tp () Bool)
(declare-fun old.moe.group.tp () Bool)
(assert
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x4135 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x2017 (= (_ bv57 7) old.attention.out.split)))
 (or (= (_ bv40 7) old.attention.out.split) $x2017 (= (_ bv61 7) old.attention.out.split))))
(assert
 (let (($x264 (= (_ bv8 7) old.attention.pairs)))
 (or $x264 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x110 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2050 $x777 $x110 $x1947 $x19)))))))
(assert
 (let (($x3960 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3960 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x65 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x65 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2164 (= (_ bv37 7) old.attention.qkv.split) $x845 $x428)))))
(assert
 (let (($x1645 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1645 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1335 (= (_ bv88 7) old.attention.scores.sum)))
 (or (= (_ bv1 7) old.attention.scores.sum) (= (_ bv57 7) old.attention.scores.sum) $x1335)))
(assert
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1397 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1950 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1950)))
(assert
 (let (($x940 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x940 (= (_ bv97 7) old.model.qk_norm))))
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
 (let ((?x4328 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2173 (div (* ?x4328 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4826 (and $x4135 (< 1 old.attention.head_dim.parts) (= ?x2173 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x4826))))))
(assert
 (let ((?x324 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4130 (* (div ?x324 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1040 (and $x1397 (< 1 old.attention.value_dim.parts) (= (div ?x4130 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1040))))))
(assert
 (let (($x232 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x4692 (not old.model.sinks)))
 (= old.attention.one_key (and $x4692 $x232)))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4362 (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7))))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x789 (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7)))))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1906 (not $x845)))
 (let ((?x536 (ite $x1906 ?x789 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x4362))))
 (let ((?x250 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7)))))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x428 ?x250 ?x536))))))))))))))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4362 (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7))))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x789 (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7)))))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1906 (not $x845)))
 (let ((?x1761 (ite $x1906 ?x789 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4362))))
 (let ((?x250 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7)))))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x428 ?x250 ?x1761))))))))))))))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4362 (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7))))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x789 (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7)))))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1906 (not $x845)))
 (let ((?x2009 (ite $x1906 ?x789 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x4362))))
 (let ((?x250 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7)))))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x428 ?x250 ?x2009)))))))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1485 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x4263 (= (_ bv57 7) new.attention.out.split)))
 (or (= (_ bv40 7) new.attention.out.split) $x4263 (= (_ bv61 7) new.attention.out.split))))
(assert
 (let (($x3961 (= (_ bv8 7) new.attention.pairs)))
 (or $x3961 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2038 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4629 $x1408 $x2038 $x99 $x1572)))))))
(assert
 (let (($x1785 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1785 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1317 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1317 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x66 (= (_ bv37 7) new.attention.qkv.split) $x330 $x437)))))
(assert
 (let (($x2134 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2134 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x966 (= (_ bv88 7) new.attention.scores.sum)))
 (or (= (_ bv1 7) new.attention.scores.sum) (= (_ bv57 7) new.attention.scores.sum) $x966)))
(assert
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1954 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1116 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1116)))
(assert
 (let (($x982 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x982 (= (_ bv97 7) new.model.qk_norm))))
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
 (let ((?x1693 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1263 (div (* ?x1693 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1021 (and $x1485 (< 1 new.attention.head_dim.parts) (= ?x1263 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1021))))))
(assert
 (let ((?x6199 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1951 (* (div (- ?x6199 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2181 (and $x1954 (< 1 new.attention.value_dim.parts) (= (div ?x1951 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2181))))))
(assert
 (let (($x4725 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x4198 (not new.model.sinks)))
 (= new.attention.one_key (and $x4198 $x4725)))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1226 (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7))))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x616 (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7)))))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let ((?x1844 (ite $x1597 ?x616 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1226))))
 (let ((?x4247 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7)))))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x437 ?x4247 ?x1844)))))))))))))))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1226 (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7))))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x616 (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7)))))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let ((?x4559 (ite $x1597 ?x616 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1226))))
 (let ((?x4247 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7)))))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x437 ?x4247 ?x4559)))))))))))))))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1226 (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7))))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x616 (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7)))))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let ((?x4693 (ite $x1597 ?x616 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1226))))
 (let ((?x4247 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7)))))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x437 ?x4247 ?x4693))))))))))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x2190 (or (not (= (_ bv92 7) new.attention.v)) (and (= (_ bv57 7) new.attention.out.split) (not new.model.latent)))))
 (let (($x966 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x795 (or (and (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k))) $x966 new.attention.one_key)))
 (let (($x915 (not (= (_ bv92 7) new.attention.k))))
 (let (($x1944 (not (= (_ bv92 7) new.attention.q))))
 (let (($x4700 (or $x1944 new.attention.one_key (and $x915 (= (_ bv57 7) new.model.qk_norm) (not new.model.query_latent)))))
 (let (($x883 (and $x4700 (or $x915 (and (= (_ bv57 7) new.model.qk_norm) (not new.model.latent))) $x795 $x2190)))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let (($x771 (= 1 new.tp)))
 (not (or $x771 $x1597 $x883)))))))))))))
(assert
 (let (($x1711 (or (not (= (_ bv92 7) old.attention.v)) (and (= (_ bv57 7) old.attention.out.split) (not old.model.latent)))))
(let (($x1335 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x1038 (or (and (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k))) $x1335 old.attention.one_key)))
(let (($x937 (not (= (_ bv92 7) old.attention.k))))
(let (($x1857 (not (= (_ bv92 7) old.attention.q))))
(let (($x2367 (or $x1857 old.attention.one_key (and $x937 (= (_ bv57 7) old.model.qk_norm) (not old.model.query_latent)))))
(let (($x1173 (and $x2367 (or $x937 (and (= (_ bv57 7) old.model.qk_norm) (not old.model.latent))) $x1038 $x1711)))
(let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1906 (not $x845)))
(let (($x1329 (= 1 old.tp)))
(or $x1329 $x1906 $x1173))))))))))))
(check-sat)

; from one replica to any number, question 127
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
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
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
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
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
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
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x4135 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x264 (= (_ bv8 7) old.attention.pairs)))
 (or $x264 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x110 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2050 $x777 $x110 $x1947 $x19)))))))
(assert
 (let (($x3960 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3960 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x65 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x65 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2164 (= (_ bv37 7) old.attention.qkv.split) $x845 $x428)))))
(assert
 (let (($x1645 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1645 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1397 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1950 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1950)))
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
 (let ((?x4328 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2173 (div (* ?x4328 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4826 (and $x4135 (< 1 old.attention.head_dim.parts) (= ?x2173 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x4826))))))
(assert
 (let ((?x324 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4130 (* (div ?x324 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1040 (and $x1397 (< 1 old.attention.value_dim.parts) (= (div ?x4130 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1040))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4362 (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7))))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1105 (not old.attention.qkv.group.pp)))
 (let (($x485 (or $x1105 (= 1 old.pp))))
 (let (($x178 (not old.attention.qkv.group.sp)))
 (let (($x370 (or $x178 (= 1 old.sp))))
 (let (($x1592 (= 1 old.dp)))
 (let (($x1583 (not old.attention.qkv.group.dp)))
 (let (($x4974 (or $x1583 $x1592)))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x4974 $x370 $x485)))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x789 (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7)))))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1906 (not $x845)))
 (let ((?x536 (ite $x1906 ?x789 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x4362))))
 (let ((?x250 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7)))))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x428 ?x250 ?x536)))))))))))))))))))))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4362 (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7))))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1105 (not old.attention.qkv.group.pp)))
 (let (($x485 (or $x1105 (= 1 old.pp))))
 (let (($x178 (not old.attention.qkv.group.sp)))
 (let (($x370 (or $x178 (= 1 old.sp))))
 (let (($x1592 (= 1 old.dp)))
 (let (($x1583 (not old.attention.qkv.group.dp)))
 (let (($x4974 (or $x1583 $x1592)))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x4974 $x370 $x485)))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x789 (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7)))))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1906 (not $x845)))
 (let ((?x1761 (ite $x1906 ?x789 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4362))))
 (let ((?x250 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7)))))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x428 ?x250 ?x1761)))))))))))))))))))))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4362 (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7))))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1105 (not old.attention.qkv.group.pp)))
 (let (($x485 (or $x1105 (= 1 old.pp))))
 (let (($x178 (not old.attention.qkv.group.sp)))
 (let (($x370 (or $x178 (= 1 old.sp))))
 (let (($x1592 (= 1 old.dp)))
 (let (($x1583 (not old.attention.qkv.group.dp)))
 (let (($x4974 (or $x1583 $x1592)))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x4974 $x370 $x485)))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x789 (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7)))))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1906 (not $x845)))
 (let ((?x2009 (ite $x1906 ?x789 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x4362))))
 (let ((?x250 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7)))))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x428 ?x250 ?x2009))))))))))))))))))))))))))
(assert
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1485 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3961 (= (_ bv8 7) new.attention.pairs)))
 (or $x3961 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2038 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4629 $x1408 $x2038 $x99 $x1572)))))))
(assert
 (let (($x1785 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1785 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1317 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1317 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x66 (= (_ bv37 7) new.attention.qkv.split) $x330 $x437)))))
(assert
 (let (($x2134 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2134 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1954 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1116 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1116)))
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
 (let ((?x1693 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1263 (div (* ?x1693 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1021 (and $x1485 (< 1 new.attention.head_dim.parts) (= ?x1263 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1021))))))
(assert
 (let ((?x6199 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1951 (* (div (- ?x6199 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2181 (and $x1954 (< 1 new.attention.value_dim.parts) (= (div ?x1951 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2181))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1226 (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7))))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x1524 (not new.attention.qkv.group.pp)))
 (let (($x145 (or $x1524 (= 1 new.pp))))
 (let (($x171 (not new.attention.qkv.group.sp)))
 (let (($x764 (or $x171 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x924 (not new.attention.qkv.group.dp)))
 (let (($x91 (or $x924 $x2024)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x91 $x764 $x145)))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x616 (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7)))))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let ((?x1844 (ite $x1597 ?x616 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1226))))
 (let ((?x4247 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7)))))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x437 ?x4247 ?x1844))))))))))))))))))))))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1226 (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7))))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x1524 (not new.attention.qkv.group.pp)))
 (let (($x145 (or $x1524 (= 1 new.pp))))
 (let (($x171 (not new.attention.qkv.group.sp)))
 (let (($x764 (or $x171 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x924 (not new.attention.qkv.group.dp)))
 (let (($x91 (or $x924 $x2024)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x91 $x764 $x145)))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x616 (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7)))))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let ((?x4559 (ite $x1597 ?x616 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1226))))
 (let ((?x4247 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7)))))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x437 ?x4247 ?x4559))))))))))))))))))))))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1226 (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7))))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x1524 (not new.attention.qkv.group.pp)))
 (let (($x145 (or $x1524 (= 1 new.pp))))
 (let (($x171 (not new.attention.qkv.group.sp)))
 (let (($x764 (or $x171 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x924 (not new.attention.qkv.group.dp)))
 (let (($x91 (or $x924 $x2024)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x91 $x764 $x145)))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x616 (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7)))))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let ((?x4693 (ite $x1597 ?x616 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1226))))
 (let ((?x4247 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7)))))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x437 ?x4247 ?x4693)))))))))))))))))))))))))))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1524 (not new.attention.qkv.group.pp)))
 (let (($x145 (or $x1524 (= 1 new.pp))))
 (let (($x171 (not new.attention.qkv.group.sp)))
 (let (($x764 (or $x171 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x924 (not new.attention.qkv.group.dp)))
 (let (($x91 (or $x924 $x2024)))
 (let (($x1273 (and (or new.attention.qkv.group.tp (= 1 new.tp)) $x91 $x764 $x145)))
 (let (($x2091 (and (= (_ bv92 7) new.attention.q) (= (_ bv92 7) new.attention.k) (= (_ bv92 7) new.attention.v))))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) $x91 $x764 $x145)))
 (let (($x2038 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (not (or $x99 (and $x1597 (or $x2038 $x252)) $x2091 $x1273)))))))))))))))))
(assert
 (let (($x1105 (not old.attention.qkv.group.pp)))
(let (($x485 (or $x1105 (= 1 old.pp))))
(let (($x178 (not old.attention.qkv.group.sp)))
(let (($x370 (or $x178 (= 1 old.sp))))
(let (($x1592 (= 1 old.dp)))
(let (($x1583 (not old.attention.qkv.group.dp)))
(let (($x4974 (or $x1583 $x1592)))
(let (($x792 (and (or old.attention.qkv.group.tp (= 1 old.tp)) $x4974 $x370 $x485)))
(let (($x1073 (and (= (_ bv92 7) old.attention.q) (= (_ bv92 7) old.attention.k) (= (_ bv92 7) old.attention.v))))
(let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) $x4974 $x370 $x485)))
(let (($x110 (= (_ bv10 7) old.attention.qkv.collective)))
(let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1906 (not $x845)))
(let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
(or $x1947 (and $x1906 (or $x110 $x2668)) $x1073 $x792))))))))))))))))
(check-sat)

; from one replica to any number, question 128
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.attention.head_dim.kind () (_ BitVec 7))
(declare-fun old.attention.head_dim.multiple () Int)
(declare-fun old.attention.head_dim.n () Int)
(declare-fun old.attention.head_dim.parts () Int)
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
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
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
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
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
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x4135 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x264 (= (_ bv8 7) old.attention.pairs)))
 (or $x264 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x4866 (= (_ bv29 7) old.attention.qkv.bias)))
 (let (($x1789 (= (_ bv27 7) old.attention.qkv.bias)))
 (let (($x1357 (= (_ bv23 7) old.attention.qkv.bias)))
 (let (($x1224 (= (_ bv1 7) old.attention.qkv.bias)))
 (or $x1224 $x1357 $x1789 $x4866))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x110 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2050 $x777 $x110 $x1947 $x19)))))))
(assert
 (let (($x3960 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x3960 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x65 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x65 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2164 (= (_ bv37 7) old.attention.qkv.split) $x845 $x428)))))
(assert
 (let (($x1645 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x1645 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1397 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1950 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1950)))
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
 (let ((?x4328 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2173 (div (* ?x4328 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4826 (and $x4135 (< 1 old.attention.head_dim.parts) (= ?x2173 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x4826))))))
(assert
 (let ((?x324 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4130 (* (div ?x324 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1040 (and $x1397 (< 1 old.attention.value_dim.parts) (= (div ?x4130 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1040))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4362 (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7))))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x789 (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7)))))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1906 (not $x845)))
 (let ((?x536 (ite $x1906 ?x789 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x4362))))
 (let ((?x250 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7)))))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x428 ?x250 ?x536))))))))))))))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4362 (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7))))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x789 (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7)))))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1906 (not $x845)))
 (let ((?x1761 (ite $x1906 ?x789 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4362))))
 (let ((?x250 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7)))))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x428 ?x250 ?x1761))))))))))))))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4362 (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7))))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x789 (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7)))))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1906 (not $x845)))
 (let ((?x2009 (ite $x1906 ?x789 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x4362))))
 (let ((?x250 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7)))))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x428 ?x250 ?x2009)))))))))))))))))))
(assert
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1485 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3961 (= (_ bv8 7) new.attention.pairs)))
 (or $x3961 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x884 (= (_ bv29 7) new.attention.qkv.bias)))
 (let (($x2145 (= (_ bv27 7) new.attention.qkv.bias)))
 (let (($x883 (= (_ bv23 7) new.attention.qkv.bias)))
 (let (($x1009 (= (_ bv1 7) new.attention.qkv.bias)))
 (or $x1009 $x883 $x2145 $x884))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2038 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4629 $x1408 $x2038 $x99 $x1572)))))))
(assert
 (let (($x1785 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1785 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1317 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1317 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x66 (= (_ bv37 7) new.attention.qkv.split) $x330 $x437)))))
(assert
 (let (($x2134 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x2134 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1954 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1116 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1116)))
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
 (let ((?x1693 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1263 (div (* ?x1693 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1021 (and $x1485 (< 1 new.attention.head_dim.parts) (= ?x1263 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1021))))))
(assert
 (let ((?x6199 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1951 (* (div (- ?x6199 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2181 (and $x1954 (< 1 new.attention.value_dim.parts) (= (div ?x1951 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2181))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1226 (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7))))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x616 (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7)))))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let ((?x1844 (ite $x1597 ?x616 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1226))))
 (let ((?x4247 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7)))))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x437 ?x4247 ?x1844)))))))))))))))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1226 (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7))))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x616 (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7)))))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let ((?x4559 (ite $x1597 ?x616 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1226))))
 (let ((?x4247 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7)))))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x437 ?x4247 ?x4559)))))))))))))))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1226 (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7))))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x616 (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7)))))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let ((?x4693 (ite $x1597 ?x616 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1226))))
 (let ((?x4247 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7)))))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x437 ?x4247 ?x4693))))))))))))))))))))
(assert
 (= old.attention.head_dim.kind new.attention.head_dim.kind))
(assert
 (= old.attention.head_dim.multiple new.attention.head_dim.multiple))
(assert
 (= old.attention.head_dim.n new.attention.head_dim.n))
(assert
 (= old.attention.head_dim.parts new.attention.head_dim.parts))
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
 (= old.model.v_bias new.model.v_bias))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1009 (= (_ bv1 7) new.attention.qkv.bias)))
 (let (($x47 (and $x1009 (not (and new.model.q_bias (= (_ bv92 7) new.attention.q))) (not (and new.model.k_bias (= (_ bv92 7) new.attention.k))) (not (and new.model.v_bias (= (_ bv92 7) new.attention.v))))))
 (let (($x1636 (or (or (= (_ bv29 7) new.attention.qkv.bias) (= (_ bv23 7) new.attention.qkv.bias)) $x47)))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x771 (= 1 new.tp)))
 (let (($x1823 (or $x771 (not (or new.model.q_bias new.model.k_bias new.model.v_bias)) (and (not $x330) (or $x1009 (= (_ bv27 7) new.attention.qkv.bias))) (and $x330 $x1636))))
 (not $x1823))))))))
(assert
 (let (($x1224 (= (_ bv1 7) old.attention.qkv.bias)))
(let (($x914 (and $x1224 (not (and old.model.q_bias (= (_ bv92 7) old.attention.q))) (not (and old.model.k_bias (= (_ bv92 7) old.attention.k))) (not (and old.model.v_bias (= (_ bv92 7) old.attention.v))))))
(let (($x1948 (or (or (= (_ bv29 7) old.attention.qkv.bias) (= (_ bv23 7) old.attention.qkv.bias)) $x914)))
(let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
(let (($x1329 (= 1 old.tp)))
(or $x1329 (not (or old.model.q_bias old.model.k_bias old.model.v_bias)) (and (not $x845) (or $x1224 (= (_ bv27 7) old.attention.qkv.bias))) (and $x845 $x1948))))))))
(check-sat)

; from one replica to any number, question 129
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
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.head_dim.given_undivided () Bool)
(declare-fun old.attention.head_dim.undivided () Bool)
(declare-fun old.attention.scores_whole () Bool)
(declare-fun new.attention.head_dim.block () Int)
(declare-fun new.attention.head_dim.given_least () Int)
(declare-fun new.attention.head_dim.given_most () Int)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
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
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.head_dim.given_undivided () Bool)
(declare-fun new.attention.head_dim.undivided () Bool)
(declare-fun new.attention.scores_whole () Bool)
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
 (and (<= 0 old.attention.head_dim.given_least)))
(assert
 (and (<= 0 old.attention.head_dim.given_most)))
(assert
 (let (($x51 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x4536 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4067 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x719 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1362 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x419 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x144 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x84 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4997 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x4997 $x84 $x144 $x419 $x1362 $x4135 $x719 $x4067 $x4536 $x51))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x264 (= (_ bv8 7) old.attention.pairs)))
 (or $x264 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x110 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2050 $x777 $x110 $x1947 $x19)))))))
(assert
 (let (($x65 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x65 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2164 (= (_ bv37 7) old.attention.qkv.split) $x845 $x428)))))
(assert
 (let (($x4499 (= (_ bv88 7) old.attention.scores.sum)))
 (let (($x1936 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x4304 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x4304 $x1936 $x4499)))))
(assert
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1397 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1950 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1950)))
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
 (let ((?x4328 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2173 (div (* ?x4328 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1564 (= (- 1) old.attention.head_dim.n)))
 (let (($x1471 (or $x1564 (< (* ?x2173 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2666 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1076 (ite $x4135 (ite (= 0 ?x2666) 1 (ite $x1471 0 1)) old.attention.head_dim.given_least)))
 (let (($x2165 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1387 (ite (and $x1564 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1564 $x2165) 0 1))))
 (let (($x144 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1362 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x51 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x4067 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4997 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x84 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4536 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1607 (ite $x4536 old.attention.head_dim.parts (ite (or $x84 $x4997 $x4067 $x51 $x1362) 1 (ite $x144 ?x1387 ?x1076)))))
 (= old.attention.head_dim.least ?x1607)))))))))))))))))))
(assert
 (let ((?x4328 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2173 (div (* ?x4328 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4826 (and $x4135 (< 1 old.attention.head_dim.parts) (= ?x2173 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x4826))))))
(assert
 (let ((?x2012 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x4135 (not (= 0 ?x2012)))))))
(assert
 (let (($x419 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x719 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1147 (or $x719 $x419)))
 (let (($x4536 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x401 (ite $x4536 old.attention.head_dim.parts (ite $x1147 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x401)))))))
(assert
 (let (($x1564 (= (- 1) old.attention.head_dim.n)))
 (let (($x144 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2015 (ite $x144 (or $x1564 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1564 (< 1 old.attention.head_dim.n)))))
 (let ((?x4328 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2173 (div (* ?x4328 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4067 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x682 (ite $x4067 (or $x1564 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x4135 (or $x1564 (< ?x2173 old.attention.head_dim.n)) $x2015))))
 (let (($x2034 (= 1 old.attention.head_dim.parts)))
 (let (($x4536 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x419 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x719 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1147 (or $x719 $x419)))
 (let (($x649 (ite $x1147 old.attention.head_dim.given_moved (ite (or $x4536 $x2034) false $x682))))
 (= old.attention.head_dim.moved $x649))))))))))))))))
(assert
 (let ((?x324 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4130 (* (div ?x324 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1040 (and $x1397 (< 1 old.attention.value_dim.parts) (= (div ?x4130 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1040))))))
(assert
 (let (($x1002 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x226 (not old.model.sinks)))
 (= old.attention.one_key (and $x226 $x1002)))))
(assert
 (let (($x1807 (not old.attention.head_dim.padded)))
 (let (($x2034 (= 1 old.attention.head_dim.parts)))
 (let (($x4536 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x419 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x719 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1147 (or $x719 $x419)))
 (let (($x795 (ite $x1147 old.attention.head_dim.given_everywhere (or $x4536 (and $x2034 $x1807)))))
 (= old.attention.head_dim.everywhere $x795)))))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x303 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7)))))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x536 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7))) ?x303)))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x428 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7))) ?x536))))))))))))))
(assert
 (let (($x944 (not old.attention.head_dim.moved)))
 (let (($x51 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x4067 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4997 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x84 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4257 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x84 $x4997 $x4067 $x51) $x944))))
 (let (($x419 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x719 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1147 (or $x719 $x419)))
 (= old.attention.head_dim.undivided (ite $x1147 old.attention.head_dim.given_undivided $x4257))))))))))))
(assert
 (let (($x226 (not old.model.sinks)))
 (let (($x4304 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x944 (not old.attention.head_dim.moved)))
 (let (($x1063 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x944))))
 (let (($x1936 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x982 (or (and $x1936 (<= 1 old.attention.head_dim.least) $x1063) (and $x4304 old.attention.head_dim.everywhere $x226))))
 (= old.attention.scores_whole $x982))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x1319 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x488 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1506 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x4868 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1166 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x89 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x89 $x1166 $x5026 $x4868 $x1506 $x1485 $x488 $x2198 $x1795 $x1319))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3961 (= (_ bv8 7) new.attention.pairs)))
 (or $x3961 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2038 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4629 $x1408 $x2038 $x99 $x1572)))))))
(assert
 (let (($x1317 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1317 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x66 (= (_ bv37 7) new.attention.qkv.split) $x330 $x437)))))
(assert
 (let (($x587 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x1643 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1173 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x1173 $x1643 $x587)))))
(assert
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1954 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1116 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1116)))
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
 (let ((?x1693 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1263 (div (* ?x1693 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1010 (= (- 1) new.attention.head_dim.n)))
 (let (($x1095 (or $x1010 (< (* ?x1263 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1897 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x4960 (ite $x1485 (ite (= 0 ?x1897) 1 (ite $x1095 0 1)) new.attention.head_dim.given_least)))
 (let (($x1012 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1997 (ite (and $x1010 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1010 $x1012) 0 1))))
 (let (($x5026 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1506 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1319 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x89 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1166 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x4090 (ite $x1795 new.attention.head_dim.parts (ite (or $x1166 $x89 $x2198 $x1319 $x1506) 1 (ite $x5026 ?x1997 ?x4960)))))
 (= new.attention.head_dim.least ?x4090)))))))))))))))))))
(assert
 (let ((?x1693 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1263 (div (* ?x1693 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1021 (and $x1485 (< 1 new.attention.head_dim.parts) (= ?x1263 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1021))))))
(assert
 (let ((?x1510 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1485 (not (= 0 ?x1510)))))))
(assert
 (let (($x4868 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x488 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5043 (or $x488 $x4868)))
 (let (($x1795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1159 (ite $x1795 new.attention.head_dim.parts (ite $x5043 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1159)))))))
(assert
 (let (($x1010 (= (- 1) new.attention.head_dim.n)))
 (let (($x5026 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x189 (ite $x5026 (or $x1010 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1010 (< 1 new.attention.head_dim.n)))))
 (let ((?x1693 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1263 (div (* ?x1693 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3993 (ite $x2198 (or $x1010 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1485 (or $x1010 (< ?x1263 new.attention.head_dim.n)) $x189))))
 (let (($x1201 (= 1 new.attention.head_dim.parts)))
 (let (($x1795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4868 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x488 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5043 (or $x488 $x4868)))
 (let (($x1915 (ite $x5043 new.attention.head_dim.given_moved (ite (or $x1795 $x1201) false $x3993))))
 (= new.attention.head_dim.moved $x1915))))))))))))))))
(assert
 (let ((?x6199 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1951 (* (div (- ?x6199 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2181 (and $x1954 (< 1 new.attention.value_dim.parts) (= (div ?x1951 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2181))))))
(assert
 (let (($x3996 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1090 (not new.model.sinks)))
 (= new.attention.one_key (and $x1090 $x3996)))))
(assert
 (let (($x1386 (not new.attention.head_dim.padded)))
 (let (($x1201 (= 1 new.attention.head_dim.parts)))
 (let (($x1795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4868 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x488 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5043 (or $x488 $x4868)))
 (let (($x4814 (ite $x5043 new.attention.head_dim.given_everywhere (or $x1795 (and $x1201 $x1386)))))
 (= new.attention.head_dim.everywhere $x4814)))))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x4697 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7)))))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x1844 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7))) ?x4697)))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x437 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7))) ?x1844)))))))))))))))
(assert
 (let (($x1142 (not new.attention.head_dim.moved)))
 (let (($x1319 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x89 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1166 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2184 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1166 $x89 $x2198 $x1319) $x1142))))
 (let (($x4868 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x488 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5043 (or $x488 $x4868)))
 (= new.attention.head_dim.undivided (ite $x5043 new.attention.head_dim.given_undivided $x2184))))))))))))
(assert
 (let (($x1090 (not new.model.sinks)))
 (let (($x1173 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1142 (not new.attention.head_dim.moved)))
 (let (($x1421 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x1142))))
 (let (($x1643 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x4158 (or (and $x1643 (<= 1 new.attention.head_dim.least) $x1421) (and $x1173 new.attention.head_dim.everywhere $x1090))))
 (= new.attention.scores_whole $x4158))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x587 (= (_ bv88 7) new.attention.scores.sum)))
 (let (($x771 (= 1 new.tp)))
 (let (($x4970 (or $x771 (not (= (_ bv36 7) new.attention.q)) $x587 new.attention.one_key new.attention.scores_whole)))
 (not $x4970)))))
(assert
 (let (($x4499 (= (_ bv88 7) old.attention.scores.sum)))
(let (($x1329 (= 1 old.tp)))
(or $x1329 (not (= (_ bv36 7) old.attention.q)) $x4499 old.attention.one_key old.attention.scores_whole))))
(check-sat)

; from one replica to any number, question 130
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
(declare-fun old.attention.head_dim.least () Int)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.padded () Bool)
(declare-fun old.attention.head_dim.most () Int)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.head_dim.given_everywhere () Bool)
(declare-fun old.attention.head_dim.everywhere () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.head_dim.given_undivided () Bool)
(declare-fun old.attention.head_dim.undivided () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.scores_whole () Bool)
(declare-fun new.attention.head_dim.block () Int)
(declare-fun new.attention.head_dim.given_least () Int)
(declare-fun new.attention.head_dim.given_most () Int)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
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
(declare-fun new.attention.head_dim.least () Int)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.padded () Bool)
(declare-fun new.attention.head_dim.most () Int)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.head_dim.given_everywhere () Bool)
(declare-fun new.attention.head_dim.everywhere () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.attention.q () (_ BitVec 7))
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.head_dim.given_undivided () Bool)
(declare-fun new.attention.head_dim.undivided () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.scores_whole () Bool)
(declare-fun new.attention.out.group.dp () Bool)
(declare-fun old.attention.out.group.dp () Bool)
(declare-fun new.attention.scores.group.dp () Bool)
(declare-fun old.attention.scores.group.dp () Bool)
(declare-fun new.attention.scores.group.pp () Bool)
(declare-fun old.attention.scores.group.pp () Bool)
(declare-fun new.attention.scores.group.sp () Bool)
(declare-fun old.attention.scores.group.sp () Bool)
(declare-fun new.attention.scores.group.tp () Bool)
(declare-fun old.attention.scores.group.tp () Bool)
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
 (let (($x51 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x4536 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4067 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x719 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1362 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x419 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x144 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x84 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4997 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x4997 $x84 $x144 $x419 $x1362 $x4135 $x719 $x4067 $x4536 $x51))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x264 (= (_ bv8 7) old.attention.pairs)))
 (or $x264 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x110 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2050 $x777 $x110 $x1947 $x19)))))))
(assert
 (let (($x4019 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x4019 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x65 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x65 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2164 (= (_ bv37 7) old.attention.qkv.split) $x845 $x428)))))
(assert
 (let (($x1936 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x4304 (= (_ bv1 7) old.attention.scores.sum)))
 (or $x4304 $x1936 (= (_ bv88 7) old.attention.scores.sum)))))
(assert
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1397 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1950 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1950)))
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
 (let ((?x4328 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2173 (div (* ?x4328 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1564 (= (- 1) old.attention.head_dim.n)))
 (let (($x1471 (or $x1564 (< (* ?x2173 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2666 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1076 (ite $x4135 (ite (= 0 ?x2666) 1 (ite $x1471 0 1)) old.attention.head_dim.given_least)))
 (let (($x2165 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1387 (ite (and $x1564 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1564 $x2165) 0 1))))
 (let (($x144 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1362 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x51 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x4067 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4997 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x84 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4536 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1607 (ite $x4536 old.attention.head_dim.parts (ite (or $x84 $x4997 $x4067 $x51 $x1362) 1 (ite $x144 ?x1387 ?x1076)))))
 (= old.attention.head_dim.least ?x1607)))))))))))))))))))
(assert
 (let ((?x4328 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2173 (div (* ?x4328 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4826 (and $x4135 (< 1 old.attention.head_dim.parts) (= ?x2173 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x4826))))))
(assert
 (let ((?x2012 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x4135 (not (= 0 ?x2012)))))))
(assert
 (let (($x419 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x719 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1147 (or $x719 $x419)))
 (let (($x4536 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x401 (ite $x4536 old.attention.head_dim.parts (ite $x1147 old.attention.head_dim.given_most 1))))
 (= old.attention.head_dim.most ?x401)))))))
(assert
 (let (($x1564 (= (- 1) old.attention.head_dim.n)))
 (let (($x144 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2015 (ite $x144 (or $x1564 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1564 (< 1 old.attention.head_dim.n)))))
 (let ((?x4328 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2173 (div (* ?x4328 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4067 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x682 (ite $x4067 (or $x1564 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x4135 (or $x1564 (< ?x2173 old.attention.head_dim.n)) $x2015))))
 (let (($x2034 (= 1 old.attention.head_dim.parts)))
 (let (($x4536 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x419 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x719 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1147 (or $x719 $x419)))
 (let (($x649 (ite $x1147 old.attention.head_dim.given_moved (ite (or $x4536 $x2034) false $x682))))
 (= old.attention.head_dim.moved $x649))))))))))))))))
(assert
 (let ((?x324 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4130 (* (div ?x324 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1040 (and $x1397 (< 1 old.attention.value_dim.parts) (= (div ?x4130 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1040))))))
(assert
 (let (($x1807 (not old.attention.head_dim.padded)))
 (let (($x2034 (= 1 old.attention.head_dim.parts)))
 (let (($x4536 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x419 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x719 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1147 (or $x719 $x419)))
 (let (($x795 (ite $x1147 old.attention.head_dim.given_everywhere (or $x4536 (and $x2034 $x1807)))))
 (= old.attention.head_dim.everywhere $x795)))))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4362 (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7))))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x789 (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7)))))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1906 (not $x845)))
 (let ((?x536 (ite $x1906 ?x789 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) ?x4362))))
 (let ((?x250 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7)))))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x428 ?x250 ?x536))))))))))))))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4362 (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7))))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x789 (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7)))))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1906 (not $x845)))
 (let ((?x4981 (ite $x1906 ?x789 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4362))))
 (let ((?x250 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7)))))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x428 ?x250 ?x4981))))))))))))))))))
(assert
 (let (($x944 (not old.attention.head_dim.moved)))
 (let (($x51 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x4067 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4997 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x84 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4257 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x84 $x4997 $x4067 $x51) $x944))))
 (let (($x419 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x719 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1147 (or $x719 $x419)))
 (= old.attention.head_dim.undivided (ite $x1147 old.attention.head_dim.given_undivided $x4257))))))))))))
(assert
 (let (($x226 (not old.model.sinks)))
 (let (($x4304 (= (_ bv1 7) old.attention.scores.sum)))
 (let (($x944 (not old.attention.head_dim.moved)))
 (let (($x1063 (or old.attention.head_dim.undivided (and (= 1 old.attention.head_dim.most) $x944))))
 (let (($x1936 (= (_ bv57 7) old.attention.scores.sum)))
 (let (($x982 (or (and $x1936 (<= 1 old.attention.head_dim.least) $x1063) (and $x4304 old.attention.head_dim.everywhere $x226))))
 (= old.attention.scores_whole $x982))))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (and (<= 0 new.attention.head_dim.given_most)))
(assert
 (let (($x1319 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x488 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1506 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x4868 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1166 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x89 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x89 $x1166 $x5026 $x4868 $x1506 $x1485 $x488 $x2198 $x1795 $x1319))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3961 (= (_ bv8 7) new.attention.pairs)))
 (or $x3961 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2038 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4629 $x1408 $x2038 $x99 $x1572)))))))
(assert
 (let (($x4083 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x4083 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x1317 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1317 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x66 (= (_ bv37 7) new.attention.qkv.split) $x330 $x437)))))
(assert
 (let (($x1643 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x1173 (= (_ bv1 7) new.attention.scores.sum)))
 (or $x1173 $x1643 (= (_ bv88 7) new.attention.scores.sum)))))
(assert
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1954 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1116 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1116)))
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
 (let ((?x1693 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1263 (div (* ?x1693 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1010 (= (- 1) new.attention.head_dim.n)))
 (let (($x1095 (or $x1010 (< (* ?x1263 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1897 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x4960 (ite $x1485 (ite (= 0 ?x1897) 1 (ite $x1095 0 1)) new.attention.head_dim.given_least)))
 (let (($x1012 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1997 (ite (and $x1010 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1010 $x1012) 0 1))))
 (let (($x5026 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1506 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1319 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x89 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1166 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x4090 (ite $x1795 new.attention.head_dim.parts (ite (or $x1166 $x89 $x2198 $x1319 $x1506) 1 (ite $x5026 ?x1997 ?x4960)))))
 (= new.attention.head_dim.least ?x4090)))))))))))))))))))
(assert
 (let ((?x1693 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1263 (div (* ?x1693 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1021 (and $x1485 (< 1 new.attention.head_dim.parts) (= ?x1263 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1021))))))
(assert
 (let ((?x1510 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1485 (not (= 0 ?x1510)))))))
(assert
 (let (($x4868 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x488 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5043 (or $x488 $x4868)))
 (let (($x1795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x1159 (ite $x1795 new.attention.head_dim.parts (ite $x5043 new.attention.head_dim.given_most 1))))
 (= new.attention.head_dim.most ?x1159)))))))
(assert
 (let (($x1010 (= (- 1) new.attention.head_dim.n)))
 (let (($x5026 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x189 (ite $x5026 (or $x1010 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1010 (< 1 new.attention.head_dim.n)))))
 (let ((?x1693 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1263 (div (* ?x1693 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3993 (ite $x2198 (or $x1010 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1485 (or $x1010 (< ?x1263 new.attention.head_dim.n)) $x189))))
 (let (($x1201 (= 1 new.attention.head_dim.parts)))
 (let (($x1795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4868 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x488 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5043 (or $x488 $x4868)))
 (let (($x1915 (ite $x5043 new.attention.head_dim.given_moved (ite (or $x1795 $x1201) false $x3993))))
 (= new.attention.head_dim.moved $x1915))))))))))))))))
(assert
 (let ((?x6199 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1951 (* (div (- ?x6199 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2181 (and $x1954 (< 1 new.attention.value_dim.parts) (= (div ?x1951 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2181))))))
(assert
 (let (($x1386 (not new.attention.head_dim.padded)))
 (let (($x1201 (= 1 new.attention.head_dim.parts)))
 (let (($x1795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4868 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x488 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5043 (or $x488 $x4868)))
 (let (($x4814 (ite $x5043 new.attention.head_dim.given_everywhere (or $x1795 (and $x1201 $x1386)))))
 (= new.attention.head_dim.everywhere $x4814)))))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1226 (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7))))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x616 (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7)))))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let ((?x1844 (ite $x1597 ?x616 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) ?x1226))))
 (let ((?x4247 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7)))))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x437 ?x4247 ?x1844)))))))))))))))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1226 (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7))))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x616 (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7)))))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let ((?x1171 (ite $x1597 ?x616 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1226))))
 (let ((?x4247 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7)))))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x437 ?x4247 ?x1171)))))))))))))))))))
(assert
 (let (($x1142 (not new.attention.head_dim.moved)))
 (let (($x1319 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x89 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1166 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2184 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1166 $x89 $x2198 $x1319) $x1142))))
 (let (($x4868 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x488 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5043 (or $x488 $x4868)))
 (= new.attention.head_dim.undivided (ite $x5043 new.attention.head_dim.given_undivided $x2184))))))))))))
(assert
 (let (($x1090 (not new.model.sinks)))
 (let (($x1173 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1142 (not new.attention.head_dim.moved)))
 (let (($x1421 (or new.attention.head_dim.undivided (and (= 1 new.attention.head_dim.most) $x1142))))
 (let (($x1643 (= (_ bv57 7) new.attention.scores.sum)))
 (let (($x4158 (or (and $x1643 (<= 1 new.attention.head_dim.least) $x1421) (and $x1173 new.attention.head_dim.everywhere $x1090))))
 (= new.attention.scores_whole $x4158))))))))
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
 (= old.model.sinks new.model.sinks))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1150 (and (or new.attention.scores.group.tp (= 1 new.tp)) (or (not new.attention.scores.group.dp) (= 1 new.dp)) (or (not new.attention.scores.group.sp) (= 1 new.sp)) (or (not new.attention.scores.group.pp) (= 1 new.pp)))))
 (let (($x1444 (and (not (= (_ bv36 7) new.attention.q)) (not (= (_ bv92 7) new.attention.q)) (not (= (_ bv92 7) new.attention.k)))))
 (let (($x1804 (not new.attention.scores_whole)))
 (let (($x1173 (= (_ bv1 7) new.attention.scores.sum)))
 (let (($x1643 (= (_ bv57 7) new.attention.scores.sum)))
 (not (or $x1643 (and $x1173 (not (= 1 new.tp)) $x1804) $x1444 $x1150))))))))
(assert
 (let (($x1267 (and (or old.attention.scores.group.tp (= 1 old.tp)) (or (not old.attention.scores.group.dp) (= 1 old.dp)) (or (not old.attention.scores.group.sp) (= 1 old.sp)) (or (not old.attention.scores.group.pp) (= 1 old.pp)))))
(let (($x339 (and (not (= (_ bv36 7) old.attention.q)) (not (= (_ bv92 7) old.attention.q)) (not (= (_ bv92 7) old.attention.k)))))
(let (($x187 (not old.attention.scores_whole)))
(let (($x4304 (= (_ bv1 7) old.attention.scores.sum)))
(let (($x1936 (= (_ bv57 7) old.attention.scores.sum)))
(or $x1936 (and $x4304 (not (= 1 old.tp)) $x187) $x339 $x1267)))))))
(check-sat)

; from one replica to any number, question 131
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
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
(declare-fun old.attention.head_dim.given_undivided () Bool)
(declare-fun old.attention.head_dim.undivided () Bool)
(declare-fun new.attention.head_dim.block () Int)
(declare-fun new.attention.head_dim.given_least () Int)
(declare-fun new.attention.head_dim.kind () (_ BitVec 7))
(declare-fun new.attention.head_dim.multiple () Int)
(declare-fun new.attention.head_dim.n () Int)
(declare-fun new.attention.head_dim.parts () Int)
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
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
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
 (let (($x51 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x4536 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4067 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x719 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x1362 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x419 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x144 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x84 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4997 (= (_ bv11 7) old.attention.head_dim.kind)))
 (or $x4997 $x84 $x144 $x419 $x1362 $x4135 $x719 $x4067 $x4536 $x51))))))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x264 (= (_ bv8 7) old.attention.pairs)))
 (or $x264 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x110 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2050 $x777 $x110 $x1947 $x19)))))))
(assert
 (let (($x65 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x65 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2164 (= (_ bv37 7) old.attention.qkv.split) $x845 $x428)))))
(assert
 (let (($x1487 (= (_ bv30 7) old.attention.scores.scale)))
 (or $x1487 (= (_ bv49 7) old.attention.scores.scale))))
(assert
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1397 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1950 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1950)))
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
 (let ((?x4328 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2173 (div (* ?x4328 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x1564 (= (- 1) old.attention.head_dim.n)))
 (let (($x1471 (or $x1564 (< (* ?x2173 old.attention.head_dim.parts) old.attention.head_dim.n))))
 (let ((?x2666 (mod old.attention.head_dim.multiple old.attention.head_dim.parts)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let ((?x1076 (ite $x4135 (ite (= 0 ?x2666) 1 (ite $x1471 0 1)) old.attention.head_dim.given_least)))
 (let (($x2165 (not (= 0 (mod old.attention.head_dim.n old.attention.head_dim.parts)))))
 (let ((?x1387 (ite (and $x1564 (= 1 old.attention.head_dim.parts)) 1 (ite (or $x1564 $x2165) 0 1))))
 (let (($x144 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x1362 (= (_ bv56 7) old.attention.head_dim.kind)))
 (let (($x51 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x4067 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4997 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x84 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4536 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let ((?x1607 (ite $x4536 old.attention.head_dim.parts (ite (or $x84 $x4997 $x4067 $x51 $x1362) 1 (ite $x144 ?x1387 ?x1076)))))
 (= old.attention.head_dim.least ?x1607)))))))))))))))))))
(assert
 (let ((?x4328 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2173 (div (* ?x4328 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4826 (and $x4135 (< 1 old.attention.head_dim.parts) (= ?x2173 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x4826))))))
(assert
 (let ((?x2012 (mod old.attention.head_dim.n old.attention.head_dim.multiple)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (= old.attention.head_dim.padded (and $x4135 (not (= 0 ?x2012)))))))
(assert
 (let (($x1564 (= (- 1) old.attention.head_dim.n)))
 (let (($x144 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2015 (ite $x144 (or $x1564 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1564 (< 1 old.attention.head_dim.n)))))
 (let ((?x4328 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2173 (div (* ?x4328 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4067 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x682 (ite $x4067 (or $x1564 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x4135 (or $x1564 (< ?x2173 old.attention.head_dim.n)) $x2015))))
 (let (($x2034 (= 1 old.attention.head_dim.parts)))
 (let (($x4536 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x419 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x719 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1147 (or $x719 $x419)))
 (let (($x649 (ite $x1147 old.attention.head_dim.given_moved (ite (or $x4536 $x2034) false $x682))))
 (= old.attention.head_dim.moved $x649))))))))))))))))
(assert
 (let ((?x324 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4130 (* (div ?x324 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1040 (and $x1397 (< 1 old.attention.value_dim.parts) (= (div ?x4130 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1040))))))
(assert
 (let (($x445 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x226 (not old.model.sinks)))
 (= old.attention.one_key (and $x226 $x445)))))
(assert
 (let (($x1807 (not old.attention.head_dim.padded)))
 (let (($x2034 (= 1 old.attention.head_dim.parts)))
 (let (($x4536 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x419 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x719 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1147 (or $x719 $x419)))
 (let (($x795 (ite $x1147 old.attention.head_dim.given_everywhere (or $x4536 (and $x2034 $x1807)))))
 (= old.attention.head_dim.everywhere $x795)))))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x303 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7)))))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x536 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7))) ?x303)))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x428 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7))) ?x536))))))))))))))
(assert
 (let (($x944 (not old.attention.head_dim.moved)))
 (let (($x51 (= (_ bv99 7) old.attention.head_dim.kind)))
 (let (($x4067 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x4997 (= (_ bv11 7) old.attention.head_dim.kind)))
 (let (($x84 (= (_ bv18 7) old.attention.head_dim.kind)))
 (let (($x4257 (or old.attention.head_dim.everywhere old.attention.head_dim.filled (and (or $x84 $x4997 $x4067 $x51) $x944))))
 (let (($x419 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x719 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1147 (or $x719 $x419)))
 (= old.attention.head_dim.undivided (ite $x1147 old.attention.head_dim.given_undivided $x4257))))))))))))
(assert
 (= old.prefill false))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (and (<= 0 new.attention.head_dim.given_least)))
(assert
 (let (($x1319 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x1795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x488 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1506 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x4868 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1166 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x89 (= (_ bv11 7) new.attention.head_dim.kind)))
 (or $x89 $x1166 $x5026 $x4868 $x1506 $x1485 $x488 $x2198 $x1795 $x1319))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x3961 (= (_ bv8 7) new.attention.pairs)))
 (or $x3961 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2038 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4629 $x1408 $x2038 $x99 $x1572)))))))
(assert
 (let (($x1317 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1317 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x66 (= (_ bv37 7) new.attention.qkv.split) $x330 $x437)))))
(assert
 (let (($x1728 (= (_ bv30 7) new.attention.scores.scale)))
 (or $x1728 (= (_ bv49 7) new.attention.scores.scale))))
(assert
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1954 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1116 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1116)))
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
 (let ((?x1693 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1263 (div (* ?x1693 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1010 (= (- 1) new.attention.head_dim.n)))
 (let (($x1095 (or $x1010 (< (* ?x1263 new.attention.head_dim.parts) new.attention.head_dim.n))))
 (let ((?x1897 (mod new.attention.head_dim.multiple new.attention.head_dim.parts)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let ((?x4960 (ite $x1485 (ite (= 0 ?x1897) 1 (ite $x1095 0 1)) new.attention.head_dim.given_least)))
 (let (($x1012 (not (= 0 (mod new.attention.head_dim.n new.attention.head_dim.parts)))))
 (let ((?x1997 (ite (and $x1010 (= 1 new.attention.head_dim.parts)) 1 (ite (or $x1010 $x1012) 0 1))))
 (let (($x5026 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1506 (= (_ bv56 7) new.attention.head_dim.kind)))
 (let (($x1319 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x89 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1166 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x1795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let ((?x4090 (ite $x1795 new.attention.head_dim.parts (ite (or $x1166 $x89 $x2198 $x1319 $x1506) 1 (ite $x5026 ?x1997 ?x4960)))))
 (= new.attention.head_dim.least ?x4090)))))))))))))))))))
(assert
 (let ((?x1693 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1263 (div (* ?x1693 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1021 (and $x1485 (< 1 new.attention.head_dim.parts) (= ?x1263 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1021))))))
(assert
 (let ((?x1510 (mod new.attention.head_dim.n new.attention.head_dim.multiple)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (= new.attention.head_dim.padded (and $x1485 (not (= 0 ?x1510)))))))
(assert
 (let (($x1010 (= (- 1) new.attention.head_dim.n)))
 (let (($x5026 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x189 (ite $x5026 (or $x1010 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1010 (< 1 new.attention.head_dim.n)))))
 (let ((?x1693 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1263 (div (* ?x1693 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3993 (ite $x2198 (or $x1010 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1485 (or $x1010 (< ?x1263 new.attention.head_dim.n)) $x189))))
 (let (($x1201 (= 1 new.attention.head_dim.parts)))
 (let (($x1795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4868 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x488 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5043 (or $x488 $x4868)))
 (let (($x1915 (ite $x5043 new.attention.head_dim.given_moved (ite (or $x1795 $x1201) false $x3993))))
 (= new.attention.head_dim.moved $x1915))))))))))))))))
(assert
 (let ((?x6199 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1951 (* (div (- ?x6199 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2181 (and $x1954 (< 1 new.attention.value_dim.parts) (= (div ?x1951 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2181))))))
(assert
 (let (($x883 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1090 (not new.model.sinks)))
 (= new.attention.one_key (and $x1090 $x883)))))
(assert
 (let (($x1386 (not new.attention.head_dim.padded)))
 (let (($x1201 (= 1 new.attention.head_dim.parts)))
 (let (($x1795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4868 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x488 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5043 (or $x488 $x4868)))
 (let (($x4814 (ite $x5043 new.attention.head_dim.given_everywhere (or $x1795 (and $x1201 $x1386)))))
 (= new.attention.head_dim.everywhere $x4814)))))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x4697 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7)))))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x1844 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7))) ?x4697)))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x437 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7))) ?x1844)))))))))))))))
(assert
 (let (($x1142 (not new.attention.head_dim.moved)))
 (let (($x1319 (= (_ bv99 7) new.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x89 (= (_ bv11 7) new.attention.head_dim.kind)))
 (let (($x1166 (= (_ bv18 7) new.attention.head_dim.kind)))
 (let (($x2184 (or new.attention.head_dim.everywhere new.attention.head_dim.filled (and (or $x1166 $x89 $x2198 $x1319) $x1142))))
 (let (($x4868 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x488 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x5043 (or $x488 $x4868)))
 (= new.attention.head_dim.undivided (ite $x5043 new.attention.head_dim.given_undivided $x2184))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1728 (= (_ bv30 7) new.attention.scores.scale)))
 (let (($x1378 (or (not (= (_ bv36 7) new.attention.q)) $x1728 new.model.set_scale new.attention.one_key (> 1 new.attention.head_dim.least) new.attention.head_dim.undivided)))
 (not $x1378))))
(assert
 (let (($x1487 (= (_ bv30 7) old.attention.scores.scale)))
(or (not (= (_ bv36 7) old.attention.q)) $x1487 old.model.set_scale old.attention.one_key (> 1 old.attention.head_dim.least) old.attention.head_dim.undivided)))
(check-sat)

; from one replica to any number, question 132
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
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.head_dim.given_moved () Bool)
(declare-fun old.attention.head_dim.moved () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.q () (_ BitVec 7))
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
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.head_dim.given_moved () Bool)
(declare-fun new.attention.head_dim.moved () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
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
 (and (<= 1 old.attention.head_dim.block)))
(assert
 (let (($x4536 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4067 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x719 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x419 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x144 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x144 $x419 (= (_ bv56 7) old.attention.head_dim.kind) $x4135 $x719 $x4067 $x4536 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x4864 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4355 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x449 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2190 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1924 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x1924 $x1667 (= (_ bv56 7) old.attention.heads.kind) $x2190 $x449 $x4355 $x4864 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x264 (= (_ bv8 7) old.attention.pairs)))
 (or $x264 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x110 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2050 $x777 $x110 $x1947 $x19)))))))
(assert
 (let (($x65 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x65 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2164 (= (_ bv37 7) old.attention.qkv.split) $x845 $x428)))))
(assert
 (let (($x721 (= (_ bv93 7) old.attention.scores.statistic)))
 (or (= (_ bv49 7) old.attention.scores.statistic) $x721)))
(assert
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1397 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1950 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1950)))
(assert
 (let (($x4785 (= (_ bv97 7) old.model.qk_norm)))
 (let (($x561 (= (_ bv57 7) old.model.qk_norm)))
 (or (= (_ bv35 7) old.model.qk_norm) $x561 $x4785))))
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
 (let (($x823 (= (- 1) old.attention.heads.n)))
 (let (($x1924 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x4450 (ite $x1924 (or $x823 (<= old.attention.heads.parts old.attention.heads.n)) (or $x823 (< 1 old.attention.heads.n)))))
 (let ((?x316 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1532 (< (div (* ?x316 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2190 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4355 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2098 (ite $x4355 (or $x823 (< old.attention.heads.block old.attention.heads.n)) (ite $x2190 (or $x823 $x1532) $x4450))))
 (let (($x4864 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x449 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1167 (ite (or $x449 $x1667) old.attention.heads.given_moved (ite (or $x4864 (= 1 old.attention.heads.parts)) false $x2098))))
 (= old.attention.heads.moved $x1167))))))))))))))
(assert
 (let ((?x4328 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2173 (div (* ?x4328 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4826 (and $x4135 (< 1 old.attention.head_dim.parts) (= ?x2173 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x4826))))))
(assert
 (let (($x1564 (= (- 1) old.attention.head_dim.n)))
 (let (($x144 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x2015 (ite $x144 (or $x1564 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x1564 (< 1 old.attention.head_dim.n)))))
 (let ((?x4328 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2173 (div (* ?x4328 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4067 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x682 (ite $x4067 (or $x1564 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x4135 (or $x1564 (< ?x2173 old.attention.head_dim.n)) $x2015))))
 (let (($x4536 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x419 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x719 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x649 (ite (or $x719 $x419) old.attention.head_dim.given_moved (ite (or $x4536 (= 1 old.attention.head_dim.parts)) false $x682))))
 (= old.attention.head_dim.moved $x649))))))))))))))
(assert
 (let ((?x324 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4130 (* (div ?x324 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1040 (and $x1397 (< 1 old.attention.value_dim.parts) (= (div ?x4130 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1040))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x303 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7)))))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x536 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7))) ?x303)))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x428 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7))) ?x536))))))))))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x1795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x488 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4868 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x5026 $x4868 (= (_ bv56 7) new.attention.head_dim.kind) $x1485 $x488 $x2198 $x1795 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x6189 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x73 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x87 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4337 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x895 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2187 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x2187 $x895 (= (_ bv56 7) new.attention.heads.kind) $x4337 $x87 $x73 $x6189 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3961 (= (_ bv8 7) new.attention.pairs)))
 (or $x3961 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2038 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4629 $x1408 $x2038 $x99 $x1572)))))))
(assert
 (let (($x1317 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1317 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x66 (= (_ bv37 7) new.attention.qkv.split) $x330 $x437)))))
(assert
 (let (($x4159 (= (_ bv93 7) new.attention.scores.statistic)))
 (or (= (_ bv49 7) new.attention.scores.statistic) $x4159)))
(assert
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1954 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1116 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1116)))
(assert
 (let (($x932 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x1507 (= (_ bv57 7) new.model.qk_norm)))
 (or (= (_ bv35 7) new.model.qk_norm) $x1507 $x932))))
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
 (let (($x1538 (= (- 1) new.attention.heads.n)))
 (let (($x2187 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1999 (ite $x2187 (or $x1538 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1538 (< 1 new.attention.heads.n)))))
 (let ((?x987 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1173 (< (div (* ?x987 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x4337 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x73 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1466 (ite $x73 (or $x1538 (< new.attention.heads.block new.attention.heads.n)) (ite $x4337 (or $x1538 $x1173) $x1999))))
 (let (($x6189 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x895 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x87 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x377 (ite (or $x87 $x895) new.attention.heads.given_moved (ite (or $x6189 (= 1 new.attention.heads.parts)) false $x1466))))
 (= new.attention.heads.moved $x377))))))))))))))
(assert
 (let ((?x1693 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1263 (div (* ?x1693 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1021 (and $x1485 (< 1 new.attention.head_dim.parts) (= ?x1263 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1021))))))
(assert
 (let (($x1010 (= (- 1) new.attention.head_dim.n)))
 (let (($x5026 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x189 (ite $x5026 (or $x1010 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x1010 (< 1 new.attention.head_dim.n)))))
 (let ((?x1693 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1263 (div (* ?x1693 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x3993 (ite $x2198 (or $x1010 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1485 (or $x1010 (< ?x1263 new.attention.head_dim.n)) $x189))))
 (let (($x1795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4868 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x488 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1915 (ite (or $x488 $x4868) new.attention.head_dim.given_moved (ite (or $x1795 (= 1 new.attention.head_dim.parts)) false $x3993))))
 (= new.attention.head_dim.moved $x1915))))))))))))))
(assert
 (let ((?x6199 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1951 (* (div (- ?x6199 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2181 (and $x1954 (< 1 new.attention.value_dim.parts) (= (div ?x1951 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2181))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x4697 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7)))))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x1844 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7))) ?x4697)))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x437 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7))) ?x1844)))))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x932 (= (_ bv97 7) new.model.qk_norm)))
 (let (($x1150 (or (and (= (_ bv36 7) new.attention.q) new.attention.head_dim.moved) (and $x932 (= (_ bv37 7) new.attention.q) new.attention.heads.moved))))
 (let (($x1507 (= (_ bv57 7) new.model.qk_norm)))
 (let (($x4159 (= (_ bv93 7) new.attention.scores.statistic)))
 (let (($x771 (= 1 new.tp)))
 (not (or $x771 $x4159 $x1507 (not $x1150)))))))))
(assert
 (let (($x4785 (= (_ bv97 7) old.model.qk_norm)))
(let (($x364 (or (and (= (_ bv36 7) old.attention.q) old.attention.head_dim.moved) (and $x4785 (= (_ bv37 7) old.attention.q) old.attention.heads.moved))))
(let (($x561 (= (_ bv57 7) old.model.qk_norm)))
(let (($x721 (= (_ bv93 7) old.attention.scores.statistic)))
(let (($x1329 (= 1 old.tp)))
(or $x1329 $x721 $x561 (not $x364))))))))
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
(declare-fun old.attention.heads.padded () Bool)
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.prefill () Bool)
(declare-fun old.model.window_of_one () Bool)
(declare-fun old.model.sinks () Bool)
(declare-fun old.attention.one_key () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
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
(declare-fun new.attention.heads.padded () Bool)
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.prefill () Bool)
(declare-fun new.model.window_of_one () Bool)
(declare-fun new.model.sinks () Bool)
(declare-fun new.attention.one_key () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
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
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x4135 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x4864 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4355 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x449 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2190 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1924 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x1924 $x1667 (= (_ bv56 7) old.attention.heads.kind) $x2190 $x449 $x4355 $x4864 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x264 (= (_ bv8 7) old.attention.pairs)))
 (or $x264 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x110 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2050 $x777 $x110 $x1947 $x19)))))))
(assert
 (let (($x65 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x65 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2164 (= (_ bv37 7) old.attention.qkv.split) $x845 $x428)))))
(assert
 (let (($x4311 (= (_ bv63 7) old.attention.scores.per_head)))
 (or (= (_ bv29 7) old.attention.scores.per_head) $x4311)))
(assert
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x1397 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1950 (= (_ bv79 7) old.model.positions)))
 (let (($x509 (= (_ bv2 7) old.model.positions)))
 (or $x509 (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1950))))
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
 (let ((?x316 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x515 (div (* ?x316 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2190 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x2191 (and $x2190 (< 1 old.attention.heads.parts) (= ?x515 old.attention.heads.n))))
 (= old.attention.heads.filled $x2191))))))
(assert
 (let (($x1421 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2190 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2190 $x1421)))))
(assert
 (let (($x823 (= (- 1) old.attention.heads.n)))
 (let (($x1924 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x4450 (ite $x1924 (or $x823 (<= old.attention.heads.parts old.attention.heads.n)) (or $x823 (< 1 old.attention.heads.n)))))
 (let ((?x316 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let ((?x515 (div (* ?x316 old.attention.heads.multiple) old.attention.heads.parts)))
 (let (($x2190 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4355 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2098 (ite $x4355 (or $x823 (< old.attention.heads.block old.attention.heads.n)) (ite $x2190 (or $x823 (< ?x515 old.attention.heads.n)) $x4450))))
 (let (($x4864 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x449 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1167 (ite (or $x449 $x1667) old.attention.heads.given_moved (ite (or $x4864 (= 1 old.attention.heads.parts)) false $x2098))))
 (= old.attention.heads.moved $x1167))))))))))))))
(assert
 (let ((?x4328 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2173 (div (* ?x4328 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4826 (and $x4135 (< 1 old.attention.head_dim.parts) (= ?x2173 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x4826))))))
(assert
 (let ((?x324 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4130 (* (div ?x324 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1040 (and $x1397 (< 1 old.attention.value_dim.parts) (= (div ?x4130 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1040))))))
(assert
 (let (($x5003 (or old.model.window_of_one (and old.prefill (= 1 old.work.prompt)))))
 (let (($x2037 (not old.model.sinks)))
 (= old.attention.one_key (and $x2037 $x5003)))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x303 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7)))))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x536 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7))) ?x303)))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x428 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7))) ?x536))))))))))))))
(assert
 (= old.prefill false))
(assert
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1485 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x6189 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x73 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x87 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4337 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x895 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2187 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x2187 $x895 (= (_ bv56 7) new.attention.heads.kind) $x4337 $x87 $x73 $x6189 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x3961 (= (_ bv8 7) new.attention.pairs)))
 (or $x3961 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2038 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4629 $x1408 $x2038 $x99 $x1572)))))))
(assert
 (let (($x1317 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x1317 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x66 (= (_ bv37 7) new.attention.qkv.split) $x330 $x437)))))
(assert
 (let (($x1001 (= (_ bv63 7) new.attention.scores.per_head)))
 (or (= (_ bv29 7) new.attention.scores.per_head) $x1001)))
(assert
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1954 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1116 (= (_ bv79 7) new.model.positions)))
 (let (($x1748 (= (_ bv2 7) new.model.positions)))
 (or $x1748 (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1116))))
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
 (let ((?x987 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x113 (div (* ?x987 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x4337 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1145 (and $x4337 (< 1 new.attention.heads.parts) (= ?x113 new.attention.heads.n))))
 (= new.attention.heads.filled $x1145))))))
(assert
 (let (($x4912 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x4337 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x4337 $x4912)))))
(assert
 (let (($x1538 (= (- 1) new.attention.heads.n)))
 (let (($x2187 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1999 (ite $x2187 (or $x1538 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1538 (< 1 new.attention.heads.n)))))
 (let ((?x987 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let ((?x113 (div (* ?x987 new.attention.heads.multiple) new.attention.heads.parts)))
 (let (($x4337 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x73 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1466 (ite $x73 (or $x1538 (< new.attention.heads.block new.attention.heads.n)) (ite $x4337 (or $x1538 (< ?x113 new.attention.heads.n)) $x1999))))
 (let (($x6189 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x895 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x87 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x377 (ite (or $x87 $x895) new.attention.heads.given_moved (ite (or $x6189 (= 1 new.attention.heads.parts)) false $x1466))))
 (= new.attention.heads.moved $x377))))))))))))))
(assert
 (let ((?x1693 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1263 (div (* ?x1693 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1021 (and $x1485 (< 1 new.attention.head_dim.parts) (= ?x1263 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1021))))))
(assert
 (let ((?x6199 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1951 (* (div (- ?x6199 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2181 (and $x1954 (< 1 new.attention.value_dim.parts) (= (div ?x1951 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2181))))))
(assert
 (let (($x1730 (or new.model.window_of_one (and new.prefill (= 1 new.work.prompt)))))
 (let (($x1038 (not new.model.sinks)))
 (= new.attention.one_key (and $x1038 $x1730)))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x4697 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7)))))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x1844 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7))) ?x4697)))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x437 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7))) ?x1844)))))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x734 (and (not new.attention.heads.moved) (or (not new.attention.heads.padded) new.attention.heads.filled))))
 (let (($x1001 (= (_ bv63 7) new.attention.scores.per_head)))
 (let (($x426 (or (not (= (_ bv37 7) new.attention.q)) $x1001 (not (or (= (_ bv2 7) new.model.positions) new.model.sinks)) $x734 new.attention.one_key)))
 (not $x426)))))
(assert
 (let (($x1336 (not old.attention.heads.moved)))
(let (($x69 (and $x1336 (or (not old.attention.heads.padded) old.attention.heads.filled))))
(let (($x4311 (= (_ bv63 7) old.attention.scores.per_head)))
(or (not (= (_ bv37 7) old.attention.q)) $x4311 (not (or (= (_ bv2 7) old.model.positions) old.model.sinks)) $x69 old.attention.one_key)))))
(check-sat)

; from one replica to any number, question 134
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
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
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
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
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
 (let (($x4536 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x4067 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x719 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x419 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x144 (= (_ bv26 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) $x144 $x419 (= (_ bv56 7) old.attention.head_dim.kind) $x4135 $x719 $x4067 $x4536 (= (_ bv99 7) old.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x4864 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4355 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x449 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2190 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1924 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x1924 $x1667 (= (_ bv56 7) old.attention.heads.kind) $x2190 $x449 $x4355 $x4864 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x735 (= (_ bv32 7) old.attention.out.input)))
 (let (($x4343 (= (_ bv10 7) old.attention.out.input)))
 (or $x4343 $x735 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x580 (= (_ bv40 7) old.attention.out.split)))
 (or $x580 (= (_ bv57 7) old.attention.out.split) (= (_ bv61 7) old.attention.out.split))))
(assert
 (let (($x264 (= (_ bv8 7) old.attention.pairs)))
 (or $x264 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x110 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2050 $x777 $x110 $x1947 $x19)))))))
(assert
 (let (($x1761 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1761 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x780 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2164 $x780 $x845 $x428))))))
(assert
 (let (($x663 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x663 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1301 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4987 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2077 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x2077 (= (_ bv56 7) old.attention.value_dim.kind) $x1397 $x4987 (= (_ bv91 7) old.attention.value_dim.kind) $x1301 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1950 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1950)))
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
 (let (($x1421 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2190 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2190 $x1421)))))
(assert
 (let (($x823 (= (- 1) old.attention.heads.n)))
 (let (($x1924 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x4450 (ite $x1924 (or $x823 (<= old.attention.heads.parts old.attention.heads.n)) (or $x823 (< 1 old.attention.heads.n)))))
 (let ((?x316 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x1532 (< (div (* ?x316 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x2190 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4355 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x2098 (ite $x4355 (or $x823 (< old.attention.heads.block old.attention.heads.n)) (ite $x2190 (or $x823 $x1532) $x4450))))
 (let (($x1089 (= 1 old.attention.heads.parts)))
 (let (($x4864 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x449 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1821 (or $x449 $x1667)))
 (let (($x1167 (ite $x1821 old.attention.heads.given_moved (ite (or $x4864 $x1089) false $x2098))))
 (= old.attention.heads.moved $x1167))))))))))))))))
(assert
 (let ((?x4328 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2173 (div (* ?x4328 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4826 (and $x4135 (< 1 old.attention.head_dim.parts) (= ?x2173 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x4826))))))
(assert
 (let (($x2053 (= (- 1) old.attention.head_dim.n)))
 (let (($x144 (= (_ bv26 7) old.attention.head_dim.kind)))
 (let (($x461 (ite $x144 (or $x2053 (<= old.attention.head_dim.parts old.attention.head_dim.n)) (or $x2053 (< 1 old.attention.head_dim.n)))))
 (let ((?x4328 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2173 (div (* ?x4328 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4067 (= (_ bv91 7) old.attention.head_dim.kind)))
 (let (($x482 (ite $x4067 (or $x2053 (< old.attention.head_dim.block old.attention.head_dim.n)) (ite $x4135 (or $x2053 (< ?x2173 old.attention.head_dim.n)) $x461))))
 (let (($x4536 (= (_ bv96 7) old.attention.head_dim.kind)))
 (let (($x419 (= (_ bv48 7) old.attention.head_dim.kind)))
 (let (($x719 (= (_ bv86 7) old.attention.head_dim.kind)))
 (let (($x1752 (ite (or $x719 $x419) old.attention.head_dim.given_moved (ite (or $x4536 (= 1 old.attention.head_dim.parts)) false $x482))))
 (= old.attention.head_dim.moved $x1752))))))))))))))
(assert
 (let ((?x324 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4130 (* (div ?x324 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1040 (and $x1397 (< 1 old.attention.value_dim.parts) (= (div ?x4130 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1040))))))
(assert
 (let ((?x4304 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1397 (not (= 0 ?x4304)))))))
(assert
 (let (($x580 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1210 (not $x580)))
 (let (($x4343 (= (_ bv10 7) old.attention.out.input)))
 (let (($x735 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x735 (and $x4343 $x1210))))))))
(assert
 (let (($x963 (not old.attention.heads.padded)))
 (let (($x1089 (= 1 old.attention.heads.parts)))
 (let (($x4864 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x449 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1821 (or $x449 $x1667)))
 (let (($x1294 (ite $x1821 old.attention.heads.given_everywhere (or $x4864 (and $x1089 $x963)))))
 (= old.attention.heads.everywhere $x1294)))))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4362 (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7))))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x789 (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7)))))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1906 (not $x845)))
 (let ((?x4340 (ite $x1906 ?x789 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4362))))
 (let ((?x250 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7)))))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x428 ?x250 ?x4340))))))))))))))))))
(assert
 (let (($x1208 (not old.attention.value_dim.padded)))
 (let (($x1301 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2077 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x4987 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x4154 (ite (or $x4987 $x2077) old.attention.value_dim.given_everywhere (or $x1301 (and (= 1 old.attention.value_dim.parts) $x1208)))))
 (= old.attention.value_dim.everywhere $x4154)))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4362 (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7))))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x789 (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7)))))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1906 (not $x845)))
 (let ((?x1940 (ite $x1906 ?x789 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x4362))))
 (let ((?x250 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7)))))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x428 ?x250 ?x1940)))))))))))))))))))
(assert
 (let (($x780 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x208 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x4233 (ite $x208 old.attention.v (ite $x780 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x4233)))))
(assert
 (let (($x580 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1210 (not $x580)))
 (let (($x4463 (= (_ bv36 7) old.attention.mixed)))
 (let (($x898 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x4463)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x4463 old.attention.value_dim.everywhere $x1210))))
 (= old.attention.mixed_in (ite $x898 (_ bv96 7) old.attention.mixed)))))))
(assert
 (and (<= 1 new.attention.head_dim.block)))
(assert
 (let (($x1795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x488 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x4868 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x5026 (= (_ bv26 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) $x5026 $x4868 (= (_ bv56 7) new.attention.head_dim.kind) $x1485 $x488 $x2198 $x1795 (= (_ bv99 7) new.attention.head_dim.kind)))))))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x6189 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x73 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x87 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4337 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x895 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2187 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x2187 $x895 (= (_ bv56 7) new.attention.heads.kind) $x4337 $x87 $x73 $x6189 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x97 (= (_ bv32 7) new.attention.out.input)))
 (let (($x4647 (= (_ bv10 7) new.attention.out.input)))
 (or $x4647 $x97 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x338 (= (_ bv40 7) new.attention.out.split)))
 (or $x338 (= (_ bv57 7) new.attention.out.split) (= (_ bv61 7) new.attention.out.split))))
(assert
 (let (($x3961 (= (_ bv8 7) new.attention.pairs)))
 (or $x3961 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2038 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4629 $x1408 $x2038 $x99 $x1572)))))))
(assert
 (let (($x1808 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1808 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2156 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x66 $x2156 $x330 $x437))))))
(assert
 (let (($x373 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x373 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x4183 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x487 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1567 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1567 (= (_ bv56 7) new.attention.value_dim.kind) $x1954 $x487 (= (_ bv91 7) new.attention.value_dim.kind) $x4183 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1116 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1116)))
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
 (let (($x4912 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x4337 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x4337 $x4912)))))
(assert
 (let (($x1538 (= (- 1) new.attention.heads.n)))
 (let (($x2187 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x1999 (ite $x2187 (or $x1538 (<= new.attention.heads.parts new.attention.heads.n)) (or $x1538 (< 1 new.attention.heads.n)))))
 (let ((?x987 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x1173 (< (div (* ?x987 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x4337 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x73 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1466 (ite $x73 (or $x1538 (< new.attention.heads.block new.attention.heads.n)) (ite $x4337 (or $x1538 $x1173) $x1999))))
 (let (($x1163 (= 1 new.attention.heads.parts)))
 (let (($x6189 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x895 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x87 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4017 (or $x87 $x895)))
 (let (($x377 (ite $x4017 new.attention.heads.given_moved (ite (or $x6189 $x1163) false $x1466))))
 (= new.attention.heads.moved $x377))))))))))))))))
(assert
 (let ((?x1693 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1263 (div (* ?x1693 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1021 (and $x1485 (< 1 new.attention.head_dim.parts) (= ?x1263 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1021))))))
(assert
 (let (($x4035 (= (- 1) new.attention.head_dim.n)))
 (let (($x5026 (= (_ bv26 7) new.attention.head_dim.kind)))
 (let (($x1318 (ite $x5026 (or $x4035 (<= new.attention.head_dim.parts new.attention.head_dim.n)) (or $x4035 (< 1 new.attention.head_dim.n)))))
 (let ((?x1693 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1263 (div (* ?x1693 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x2198 (= (_ bv91 7) new.attention.head_dim.kind)))
 (let (($x799 (ite $x2198 (or $x4035 (< new.attention.head_dim.block new.attention.head_dim.n)) (ite $x1485 (or $x4035 (< ?x1263 new.attention.head_dim.n)) $x1318))))
 (let (($x1795 (= (_ bv96 7) new.attention.head_dim.kind)))
 (let (($x4868 (= (_ bv48 7) new.attention.head_dim.kind)))
 (let (($x488 (= (_ bv86 7) new.attention.head_dim.kind)))
 (let (($x1387 (ite (or $x488 $x4868) new.attention.head_dim.given_moved (ite (or $x1795 (= 1 new.attention.head_dim.parts)) false $x799))))
 (= new.attention.head_dim.moved $x1387))))))))))))))
(assert
 (let ((?x6199 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1951 (* (div (- ?x6199 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2181 (and $x1954 (< 1 new.attention.value_dim.parts) (= (div ?x1951 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2181))))))
(assert
 (let ((?x1573 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1954 (not (= 0 ?x1573)))))))
(assert
 (let (($x338 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3993 (not $x338)))
 (let (($x4647 (= (_ bv10 7) new.attention.out.input)))
 (let (($x97 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x97 (and $x4647 $x3993))))))))
(assert
 (let (($x1099 (not new.attention.heads.padded)))
 (let (($x1163 (= 1 new.attention.heads.parts)))
 (let (($x6189 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x895 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x87 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4017 (or $x87 $x895)))
 (let (($x619 (ite $x4017 new.attention.heads.given_everywhere (or $x6189 (and $x1163 $x1099)))))
 (= new.attention.heads.everywhere $x619)))))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1226 (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7))))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x616 (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7)))))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let ((?x4757 (ite $x1597 ?x616 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1226))))
 (let ((?x4247 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7)))))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x437 ?x4247 ?x4757)))))))))))))))))))
(assert
 (let (($x4568 (not new.attention.value_dim.padded)))
 (let (($x4183 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1567 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x487 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1348 (ite (or $x487 $x1567) new.attention.value_dim.given_everywhere (or $x4183 (and (= 1 new.attention.value_dim.parts) $x4568)))))
 (= new.attention.value_dim.everywhere $x1348)))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1226 (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7))))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x616 (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7)))))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let ((?x877 (ite $x1597 ?x616 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1226))))
 (let ((?x4247 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7)))))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x437 ?x4247 ?x877))))))))))))))))))))
(assert
 (let (($x2156 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1471 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1194 (ite $x1471 new.attention.v (ite $x2156 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1194)))))
(assert
 (let (($x338 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3993 (not $x338)))
 (let (($x1944 (= (_ bv36 7) new.attention.mixed)))
 (let (($x4111 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1944)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1944 new.attention.value_dim.everywhere $x3993))))
 (= new.attention.mixed_in (ite $x4111 (_ bv96 7) new.attention.mixed)))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1529 (or new.attention.head_dim.moved new.attention.value_dim.padded)))
 (let (($x258 (or new.attention.heads.moved new.attention.heads.padded)))
 (let (($x771 (= 1 new.tp)))
 (let (($x338 (= (_ bv40 7) new.attention.out.split)))
 (let (($x4537 (or $x338 (or (= (_ bv96 7) new.attention.mixed_in) (= (_ bv92 7) new.attention.mixed_in)) (and $x771 (not (ite (= (_ bv37 7) new.attention.mixed_in) $x258 $x1529))))))
 (not $x4537)))))))
(assert
 (let (($x2367 (or old.attention.head_dim.moved old.attention.value_dim.padded)))
(let (($x4174 (or old.attention.heads.moved old.attention.heads.padded)))
(let (($x1329 (= 1 old.tp)))
(let (($x580 (= (_ bv40 7) old.attention.out.split)))
(or $x580 (or (= (_ bv96 7) old.attention.mixed_in) (= (_ bv92 7) old.attention.mixed_in)) (and $x1329 (not (ite (= (_ bv37 7) old.attention.mixed_in) $x4174 $x2367)))))))))
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
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
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
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
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
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x4135 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x4864 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x449 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2190 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1667 (= (_ bv56 7) old.attention.heads.kind) $x2190 $x449 (= (_ bv91 7) old.attention.heads.kind) $x4864 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1085 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x4083 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2079 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1927 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1097 (= (_ bv4 7) old.attention.out.collective)))
 (or $x1097 $x1927 $x2079 $x4083 $x1085)))))))
(assert
 (let (($x735 (= (_ bv32 7) old.attention.out.input)))
 (let (($x4343 (= (_ bv10 7) old.attention.out.input)))
 (or $x4343 $x735 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x4884 (= (_ bv61 7) old.attention.out.split)))
 (let (($x580 (= (_ bv40 7) old.attention.out.split)))
 (or $x580 (= (_ bv57 7) old.attention.out.split) $x4884))))
(assert
 (let (($x264 (= (_ bv8 7) old.attention.pairs)))
 (or $x264 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x110 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2050 $x777 $x110 $x1947 $x19)))))))
(assert
 (let (($x1761 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1761 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x780 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2164 $x780 $x845 $x428))))))
(assert
 (let (($x663 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x663 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1301 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4987 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2077 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x2077 (= (_ bv56 7) old.attention.value_dim.kind) $x1397 $x4987 (= (_ bv91 7) old.attention.value_dim.kind) $x1301 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1176 (= (_ bv96 7) old.hidden.kind)))
 (let (($x536 (= (_ bv91 7) old.hidden.kind)))
 (let (($x134 (= (_ bv86 7) old.hidden.kind)))
 (let (($x917 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1418 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1238 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1238 $x1418 (= (_ bv56 7) old.hidden.kind) $x917 $x134 $x536 $x1176 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1950 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1950)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x568 (= (_ bv49 7) old.norm.statistic)))
 (or $x568 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x743 (= (_ bv96 7) old.stream)))
 (let (($x115 (= (_ bv38 7) old.stream)))
 (or $x115 (= (_ bv94 7) old.stream) $x743))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x36 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1268 (div (* ?x36 old.hidden.multiple) old.hidden.parts)))
 (let (($x1676 (< 1 old.hidden.parts)))
 (let (($x917 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x917 $x1676 (= ?x1268 old.hidden.n))))))))
(assert
 (let ((?x36 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1268 (div (* ?x36 old.hidden.multiple) old.hidden.parts)))
 (let (($x1676 (< 1 old.hidden.parts)))
 (let (($x917 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x917 $x1676 (<= old.hidden.n ?x1268))))))))
(assert
 (let (($x917 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x917 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1238 (= (_ bv26 7) old.hidden.kind)))
 (let (($x4373 (ite $x1238 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x36 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x1268 (div (* ?x36 old.hidden.multiple) old.hidden.parts)))
 (let (($x1162 (= (- 1) old.hidden.n)))
 (let (($x917 (= (_ bv65 7) old.hidden.kind)))
 (let (($x536 (= (_ bv91 7) old.hidden.kind)))
 (let (($x1675 (ite $x536 (or $x1162 (< old.hidden.block old.hidden.n)) (ite $x917 (or $x1162 (< ?x1268 old.hidden.n)) $x4373))))
 (let (($x954 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x1675)))
 (let (($x1418 (= (_ bv48 7) old.hidden.kind)))
 (let (($x134 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4980 (or $x134 $x1418)))
 (= old.hidden.moved (ite $x4980 old.hidden.given_moved $x954)))))))))))))))
(assert
 (let (($x1421 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2190 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2190 $x1421)))))
(assert
 (let ((?x4328 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2173 (div (* ?x4328 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4826 (and $x4135 (< 1 old.attention.head_dim.parts) (= ?x2173 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x4826))))))
(assert
 (let ((?x324 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4130 (* (div ?x324 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1040 (and $x1397 (< 1 old.attention.value_dim.parts) (= (div ?x4130 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1040))))))
(assert
 (let ((?x4304 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1397 (not (= 0 ?x4304)))))))
(assert
 (let (($x580 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1210 (not $x580)))
 (let (($x4343 (= (_ bv10 7) old.attention.out.input)))
 (let (($x735 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x735 (and $x4343 $x1210))))))))
(assert
 (let (($x1176 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1418 (= (_ bv48 7) old.hidden.kind)))
 (let (($x134 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4980 (or $x134 $x1418)))
 (let (($x4700 (ite $x4980 old.hidden.given_everywhere (or $x1176 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x4700)))))))
(assert
 (let (($x963 (not old.attention.heads.padded)))
 (let (($x4864 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x449 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1294 (ite (or $x449 $x1667) old.attention.heads.given_everywhere (or $x4864 (and (= 1 old.attention.heads.parts) $x963)))))
 (= old.attention.heads.everywhere $x1294)))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4362 (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7))))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x789 (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7)))))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1906 (not $x845)))
 (let ((?x4340 (ite $x1906 ?x789 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4362))))
 (let ((?x250 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7)))))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x428 ?x250 ?x4340))))))))))))))))))
(assert
 (let (($x1208 (not old.attention.value_dim.padded)))
 (let (($x1301 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2077 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x4987 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x4154 (ite (or $x4987 $x2077) old.attention.value_dim.given_everywhere (or $x1301 (and (= 1 old.attention.value_dim.parts) $x1208)))))
 (= old.attention.value_dim.everywhere $x4154)))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4362 (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7))))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x789 (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7)))))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1906 (not $x845)))
 (let ((?x1940 (ite $x1906 ?x789 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x4362))))
 (let ((?x250 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7)))))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x428 ?x250 ?x1940)))))))))))))))))))
(assert
 (let (($x780 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x208 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x4233 (ite $x208 old.attention.v (ite $x780 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x4233)))))
(assert
 (let (($x580 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1210 (not $x580)))
 (let (($x4463 (= (_ bv36 7) old.attention.mixed)))
 (let (($x898 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x4463)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x4463 old.attention.value_dim.everywhere $x1210))))
 (= old.attention.mixed_in (ite $x898 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x4401 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x6180 (and old.attention.heads.everywhere (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x738 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.value_dim.everywhere $x6180)))
 (let (($x1757 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x4083 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x580 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x580 (or $x4083 $x1757) $x738) (_ bv96 7) ?x4401)))))))))
(assert
 (let (($x580 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1210 (not $x580)))
 (let (($x1329 (= 1 old.tp)))
 (let (($x743 (= (_ bv96 7) old.stream)))
 (let (($x1757 (and (or (not old.attention.out.group.tp) $x1329) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x1340 (and $x1757 (or $x743 $x1329 (not (= (_ bv4 7) old.attention.out.collective)) $x1210))))
 (let (($x2079 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x4083 (= (_ bv57 7) old.attention.out.collective)))
 (let ((?x227 (ite (or (or $x4083 $x2079) $x1340) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1085 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1927 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x4743 (and (or $x1927 $x1085) $x1757)))
 (let ((?x645 (ite (or $x4083 (and $x2079 (= (_ bv38 7) old.stream)) $x4743) (_ bv38 7) (ite $x2079 (_ bv96 7) (_ bv16 7)))))
 (let (($x806 (or (and old.hidden.filled (not $x743)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x2007 (not $x1757)))
 (let (($x568 (= (_ bv49 7) old.norm.statistic)))
 (let (($x115 (= (_ bv38 7) old.stream)))
 (let ((?x1232 (ite (and $x1927 old.hidden.filled $x115 $x2007 $x568) old.stream (ite (and $x1085 $x2007 $x806) old.stream ?x645))))
 (let ((?x3996 (ite (and $x743 old.hidden.everywhere (or $x4083 $x4743)) (_ bv96 7) (ite (and $x1927 old.hidden.filled $x743 $x2007) (_ bv96 7) ?x1232))))
 (let (($x1097 (= (_ bv4 7) old.attention.out.collective)))
 (let ((?x4356 (ite (= (_ bv38 7) old.attention.out_state) (ite $x1097 (_ bv96 7) ?x3996) (ite (= (_ bv96 7) old.attention.out_state) ?x227 old.attention.out_state))))
 (let ((?x980 (ite $x1085 (ite (not $x743) old.stream (_ bv66 7)) (ite $x2079 (ite $x743 (_ bv96 7) old.stream) (ite $x4083 (_ bv92 7) (_ bv16 7))))))
 (= old.attention.joined (ite (= (_ bv92 7) old.attention.out_state) (ite $x1927 (_ bv96 7) ?x980) ?x4356)))))))))))))))))))))))))
(assert
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1485 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x6189 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x87 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4337 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x895 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x895 (= (_ bv56 7) new.attention.heads.kind) $x4337 $x87 (= (_ bv91 7) new.attention.heads.kind) $x6189 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1377 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x1725 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x155 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3977 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1783 (= (_ bv4 7) new.attention.out.collective)))
 (or $x1783 $x3977 $x155 $x1725 $x1377)))))))
(assert
 (let (($x97 (= (_ bv32 7) new.attention.out.input)))
 (let (($x4647 (= (_ bv10 7) new.attention.out.input)))
 (or $x4647 $x97 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2057 (= (_ bv61 7) new.attention.out.split)))
 (let (($x338 (= (_ bv40 7) new.attention.out.split)))
 (or $x338 (= (_ bv57 7) new.attention.out.split) $x2057))))
(assert
 (let (($x3961 (= (_ bv8 7) new.attention.pairs)))
 (or $x3961 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2038 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4629 $x1408 $x2038 $x99 $x1572)))))))
(assert
 (let (($x1808 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1808 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2156 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x66 $x2156 $x330 $x437))))))
(assert
 (let (($x373 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x373 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x4183 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x487 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1567 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1567 (= (_ bv56 7) new.attention.value_dim.kind) $x1954 $x487 (= (_ bv91 7) new.attention.value_dim.kind) $x4183 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x1081 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2150 (= (_ bv91 7) new.hidden.kind)))
 (let (($x4090 (= (_ bv86 7) new.hidden.kind)))
 (let (($x948 (= (_ bv65 7) new.hidden.kind)))
 (let (($x88 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1364 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1364 $x88 (= (_ bv56 7) new.hidden.kind) $x948 $x4090 $x2150 $x1081 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1116 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1116)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1673 (= (_ bv49 7) new.norm.statistic)))
 (or $x1673 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1150 (= (_ bv96 7) new.stream)))
 (let (($x1904 (= (_ bv38 7) new.stream)))
 (or $x1904 (= (_ bv94 7) new.stream) $x1150))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1535 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1966 (div (* ?x1535 new.hidden.multiple) new.hidden.parts)))
 (let (($x677 (< 1 new.hidden.parts)))
 (let (($x948 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x948 $x677 (= ?x1966 new.hidden.n))))))))
(assert
 (let ((?x1535 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1966 (div (* ?x1535 new.hidden.multiple) new.hidden.parts)))
 (let (($x677 (< 1 new.hidden.parts)))
 (let (($x948 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x948 $x677 (<= new.hidden.n ?x1966))))))))
(assert
 (let (($x948 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x948 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1364 (= (_ bv26 7) new.hidden.kind)))
 (let (($x2119 (ite $x1364 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x1535 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x1966 (div (* ?x1535 new.hidden.multiple) new.hidden.parts)))
 (let (($x1848 (= (- 1) new.hidden.n)))
 (let (($x948 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2150 (= (_ bv91 7) new.hidden.kind)))
 (let (($x78 (ite $x2150 (or $x1848 (< new.hidden.block new.hidden.n)) (ite $x948 (or $x1848 (< ?x1966 new.hidden.n)) $x2119))))
 (let (($x4692 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x78)))
 (let (($x88 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4090 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4695 (or $x4090 $x88)))
 (= new.hidden.moved (ite $x4695 new.hidden.given_moved $x4692)))))))))))))))
(assert
 (let (($x4912 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x4337 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x4337 $x4912)))))
(assert
 (let ((?x1693 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1263 (div (* ?x1693 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1021 (and $x1485 (< 1 new.attention.head_dim.parts) (= ?x1263 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1021))))))
(assert
 (let ((?x6199 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1951 (* (div (- ?x6199 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2181 (and $x1954 (< 1 new.attention.value_dim.parts) (= (div ?x1951 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2181))))))
(assert
 (let ((?x1573 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1954 (not (= 0 ?x1573)))))))
(assert
 (let (($x338 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3993 (not $x338)))
 (let (($x4647 (= (_ bv10 7) new.attention.out.input)))
 (let (($x97 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x97 (and $x4647 $x3993))))))))
(assert
 (let (($x1081 (= (_ bv96 7) new.hidden.kind)))
 (let (($x88 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4090 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4695 (or $x4090 $x88)))
 (let (($x1736 (ite $x4695 new.hidden.given_everywhere (or $x1081 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1736)))))))
(assert
 (let (($x1099 (not new.attention.heads.padded)))
 (let (($x6189 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x895 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x87 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x619 (ite (or $x87 $x895) new.attention.heads.given_everywhere (or $x6189 (and (= 1 new.attention.heads.parts) $x1099)))))
 (= new.attention.heads.everywhere $x619)))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1226 (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7))))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x616 (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7)))))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let ((?x4757 (ite $x1597 ?x616 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1226))))
 (let ((?x4247 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7)))))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x437 ?x4247 ?x4757)))))))))))))))))))
(assert
 (let (($x4568 (not new.attention.value_dim.padded)))
 (let (($x4183 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1567 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x487 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1348 (ite (or $x487 $x1567) new.attention.value_dim.given_everywhere (or $x4183 (and (= 1 new.attention.value_dim.parts) $x4568)))))
 (= new.attention.value_dim.everywhere $x1348)))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1226 (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7))))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x616 (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7)))))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let ((?x877 (ite $x1597 ?x616 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1226))))
 (let ((?x4247 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7)))))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x437 ?x4247 ?x877))))))))))))))))))))
(assert
 (let (($x2156 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1471 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1194 (ite $x1471 new.attention.v (ite $x2156 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1194)))))
(assert
 (let (($x338 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3993 (not $x338)))
 (let (($x1944 (= (_ bv36 7) new.attention.mixed)))
 (let (($x4111 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1944)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1944 new.attention.value_dim.everywhere $x3993))))
 (= new.attention.mixed_in (ite $x4111 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x1607 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x5089 (and new.attention.heads.everywhere (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1804 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.value_dim.everywhere $x5089)))
 (let (($x4421 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1725 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x338 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x338 (or $x1725 $x4421) $x1804) (_ bv96 7) ?x1607)))))))))
(assert
 (let (($x338 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3993 (not $x338)))
 (let (($x771 (= 1 new.tp)))
 (let (($x1150 (= (_ bv96 7) new.stream)))
 (let (($x4421 (and (or (not new.attention.out.group.tp) $x771) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1248 (and $x4421 (or $x1150 $x771 (not (= (_ bv4 7) new.attention.out.collective)) $x3993))))
 (let (($x155 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1725 (= (_ bv57 7) new.attention.out.collective)))
 (let ((?x3974 (ite (or (or $x1725 $x155) $x1248) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x1377 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x3977 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x4163 (and (or $x3977 $x1377) $x4421)))
 (let ((?x4118 (ite (or $x1725 (and $x155 (= (_ bv38 7) new.stream)) $x4163) (_ bv38 7) (ite $x155 (_ bv96 7) (_ bv16 7)))))
 (let (($x2155 (or (and new.hidden.filled (not $x1150)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1647 (not $x4421)))
 (let (($x1673 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1904 (= (_ bv38 7) new.stream)))
 (let ((?x1136 (ite (and $x3977 new.hidden.filled $x1904 $x1647 $x1673) new.stream (ite (and $x1377 $x1647 $x2155) new.stream ?x4118))))
 (let ((?x351 (ite (and $x1150 new.hidden.everywhere (or $x1725 $x4163)) (_ bv96 7) (ite (and $x3977 new.hidden.filled $x1150 $x1647) (_ bv96 7) ?x1136))))
 (let (($x1783 (= (_ bv4 7) new.attention.out.collective)))
 (let ((?x638 (ite (= (_ bv38 7) new.attention.out_state) (ite $x1783 (_ bv96 7) ?x351) (ite (= (_ bv96 7) new.attention.out_state) ?x3974 new.attention.out_state))))
 (let ((?x1755 (ite $x1377 (ite (not $x1150) new.stream (_ bv66 7)) (ite $x155 (ite $x1150 (_ bv96 7) new.stream) (ite $x1725 (_ bv92 7) (_ bv16 7))))))
 (= new.attention.joined (ite (= (_ bv92 7) new.attention.out_state) (ite $x3977 (_ bv96 7) ?x1755) ?x638)))))))))))))))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1564 (not (or new.hidden.moved new.hidden.padded))))
 (let (($x771 (= 1 new.tp)))
 (let (($x4040 (= new.attention.joined new.stream)))
 (let (($x1444 (or (or (= (_ bv96 7) new.attention.joined) $x4040) (and $x771 (or (not (= (_ bv61 7) new.attention.out.split)) $x1564)))))
 (not $x1444))))))
(assert
 (let (($x1622 (not (or old.hidden.moved old.hidden.padded))))
(let (($x1329 (= 1 old.tp)))
(let (($x1341 (= old.attention.joined old.stream)))
(or (or (= (_ bv96 7) old.attention.joined) $x1341) (and $x1329 (or (not (= (_ bv61 7) old.attention.out.split)) $x1622)))))))
(check-sat)

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
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.value_dim.padded () Bool)
(declare-fun old.attention.gathers () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
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
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.value_dim.padded () Bool)
(declare-fun new.attention.gathers () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
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
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x4135 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x4864 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x449 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2190 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1667 (= (_ bv56 7) old.attention.heads.kind) $x2190 $x449 (= (_ bv91 7) old.attention.heads.kind) $x4864 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x4083 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2079 (= (_ bv10 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) (= (_ bv5 7) old.attention.out.collective) $x2079 $x4083 (= (_ bv73 7) old.attention.out.collective)))))
(assert
 (let (($x735 (= (_ bv32 7) old.attention.out.input)))
 (let (($x4343 (= (_ bv10 7) old.attention.out.input)))
 (or $x4343 $x735 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x4884 (= (_ bv61 7) old.attention.out.split)))
 (let (($x580 (= (_ bv40 7) old.attention.out.split)))
 (or $x580 (= (_ bv57 7) old.attention.out.split) $x4884))))
(assert
 (let (($x264 (= (_ bv8 7) old.attention.pairs)))
 (or $x264 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x110 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2050 $x777 $x110 $x1947 $x19)))))))
(assert
 (let (($x1761 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1761 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x780 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2164 $x780 $x845 $x428))))))
(assert
 (let (($x663 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x663 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1301 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4987 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2077 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x2077 (= (_ bv56 7) old.attention.value_dim.kind) $x1397 $x4987 (= (_ bv91 7) old.attention.value_dim.kind) $x1301 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1176 (= (_ bv96 7) old.hidden.kind)))
 (let (($x134 (= (_ bv86 7) old.hidden.kind)))
 (let (($x917 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1418 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1418 (= (_ bv56 7) old.hidden.kind) $x917 $x134 (= (_ bv91 7) old.hidden.kind) $x1176 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1950 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1950)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x115 (= (_ bv38 7) old.stream)))
 (or $x115 (= (_ bv94 7) old.stream) (= (_ bv96 7) old.stream))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let (($x917 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x917 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1421 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2190 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2190 $x1421)))))
(assert
 (let ((?x4328 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2173 (div (* ?x4328 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4826 (and $x4135 (< 1 old.attention.head_dim.parts) (= ?x2173 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x4826))))))
(assert
 (let ((?x324 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4130 (* (div ?x324 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1040 (and $x1397 (< 1 old.attention.value_dim.parts) (= (div ?x4130 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1040))))))
(assert
 (let ((?x4304 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1397 (not (= 0 ?x4304)))))))
(assert
 (let (($x580 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1210 (not $x580)))
 (let (($x4343 (= (_ bv10 7) old.attention.out.input)))
 (let (($x735 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x735 (and $x4343 $x1210))))))))
(assert
 (let (($x1176 (= (_ bv96 7) old.hidden.kind)))
 (let (($x4700 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1176 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x4700))))
(assert
 (let (($x963 (not old.attention.heads.padded)))
 (let (($x4864 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x449 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1294 (ite (or $x449 $x1667) old.attention.heads.given_everywhere (or $x4864 (and (= 1 old.attention.heads.parts) $x963)))))
 (= old.attention.heads.everywhere $x1294)))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4362 (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7))))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x789 (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7)))))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1906 (not $x845)))
 (let ((?x4340 (ite $x1906 ?x789 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4362))))
 (let ((?x250 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7)))))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x428 ?x250 ?x4340))))))))))))))))))
(assert
 (let (($x1208 (not old.attention.value_dim.padded)))
 (let (($x1301 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2077 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x4987 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x4154 (ite (or $x4987 $x2077) old.attention.value_dim.given_everywhere (or $x1301 (and (= 1 old.attention.value_dim.parts) $x1208)))))
 (= old.attention.value_dim.everywhere $x4154)))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4362 (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7))))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x789 (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7)))))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1906 (not $x845)))
 (let ((?x1940 (ite $x1906 ?x789 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x4362))))
 (let ((?x250 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7)))))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x428 ?x250 ?x1940)))))))))))))))))))
(assert
 (let (($x780 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x208 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x4233 (ite $x208 old.attention.v (ite $x780 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x4233)))))
(assert
 (let (($x580 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1210 (not $x580)))
 (let (($x4463 (= (_ bv36 7) old.attention.mixed)))
 (let (($x898 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x4463)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x4463 old.attention.value_dim.everywhere $x1210))))
 (= old.attention.mixed_in (ite $x898 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x4401 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x6180 (and old.attention.heads.everywhere (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x738 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.value_dim.everywhere $x6180)))
 (let (($x1111 (= 1 old.pp)))
 (let (($x4606 (not old.attention.out.group.pp)))
 (let (($x274 (or $x4606 $x1111)))
 (let (($x1476 (= 1 old.sp)))
 (let (($x1254 (not old.attention.out.group.sp)))
 (let (($x1393 (or $x1254 $x1476)))
 (let (($x1592 (= 1 old.dp)))
 (let (($x4403 (not old.attention.out.group.dp)))
 (let (($x1512 (or $x4403 $x1592)))
 (let (($x1757 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x1512 $x1393 $x274)))
 (let (($x4083 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x580 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x580 (or $x4083 $x1757) $x738) (_ bv96 7) ?x4401))))))))))))))))))
(assert
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1485 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x6189 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x87 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4337 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x895 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x895 (= (_ bv56 7) new.attention.heads.kind) $x4337 $x87 (= (_ bv91 7) new.attention.heads.kind) $x6189 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1725 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x155 (= (_ bv10 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) (= (_ bv5 7) new.attention.out.collective) $x155 $x1725 (= (_ bv73 7) new.attention.out.collective)))))
(assert
 (let (($x97 (= (_ bv32 7) new.attention.out.input)))
 (let (($x4647 (= (_ bv10 7) new.attention.out.input)))
 (or $x4647 $x97 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2057 (= (_ bv61 7) new.attention.out.split)))
 (let (($x338 (= (_ bv40 7) new.attention.out.split)))
 (or $x338 (= (_ bv57 7) new.attention.out.split) $x2057))))
(assert
 (let (($x3961 (= (_ bv8 7) new.attention.pairs)))
 (or $x3961 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2038 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4629 $x1408 $x2038 $x99 $x1572)))))))
(assert
 (let (($x1808 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1808 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2156 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x66 $x2156 $x330 $x437))))))
(assert
 (let (($x373 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x373 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x4183 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x487 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1567 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1567 (= (_ bv56 7) new.attention.value_dim.kind) $x1954 $x487 (= (_ bv91 7) new.attention.value_dim.kind) $x4183 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1081 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4090 (= (_ bv86 7) new.hidden.kind)))
 (let (($x948 (= (_ bv65 7) new.hidden.kind)))
 (let (($x88 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x88 (= (_ bv56 7) new.hidden.kind) $x948 $x4090 (= (_ bv91 7) new.hidden.kind) $x1081 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1116 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1116)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1904 (= (_ bv38 7) new.stream)))
 (or $x1904 (= (_ bv94 7) new.stream) (= (_ bv96 7) new.stream))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let (($x948 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x948 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x4912 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x4337 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x4337 $x4912)))))
(assert
 (let ((?x1693 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1263 (div (* ?x1693 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1021 (and $x1485 (< 1 new.attention.head_dim.parts) (= ?x1263 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1021))))))
(assert
 (let ((?x6199 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1951 (* (div (- ?x6199 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2181 (and $x1954 (< 1 new.attention.value_dim.parts) (= (div ?x1951 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2181))))))
(assert
 (let ((?x1573 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1954 (not (= 0 ?x1573)))))))
(assert
 (let (($x338 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3993 (not $x338)))
 (let (($x4647 (= (_ bv10 7) new.attention.out.input)))
 (let (($x97 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x97 (and $x4647 $x3993))))))))
(assert
 (let (($x1081 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1736 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1081 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1736))))
(assert
 (let (($x1099 (not new.attention.heads.padded)))
 (let (($x6189 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x895 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x87 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x619 (ite (or $x87 $x895) new.attention.heads.given_everywhere (or $x6189 (and (= 1 new.attention.heads.parts) $x1099)))))
 (= new.attention.heads.everywhere $x619)))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1226 (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7))))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x616 (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7)))))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let ((?x4757 (ite $x1597 ?x616 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1226))))
 (let ((?x4247 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7)))))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x437 ?x4247 ?x4757)))))))))))))))))))
(assert
 (let (($x4568 (not new.attention.value_dim.padded)))
 (let (($x4183 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1567 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x487 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1348 (ite (or $x487 $x1567) new.attention.value_dim.given_everywhere (or $x4183 (and (= 1 new.attention.value_dim.parts) $x4568)))))
 (= new.attention.value_dim.everywhere $x1348)))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1226 (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7))))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x616 (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7)))))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let ((?x877 (ite $x1597 ?x616 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1226))))
 (let ((?x4247 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7)))))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x437 ?x4247 ?x877))))))))))))))))))))
(assert
 (let (($x2156 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1471 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1194 (ite $x1471 new.attention.v (ite $x2156 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1194)))))
(assert
 (let (($x338 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3993 (not $x338)))
 (let (($x1944 (= (_ bv36 7) new.attention.mixed)))
 (let (($x4111 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1944)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1944 new.attention.value_dim.everywhere $x3993))))
 (= new.attention.mixed_in (ite $x4111 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x1607 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x5089 (and new.attention.heads.everywhere (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1804 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.value_dim.everywhere $x5089)))
 (let (($x899 (= 1 new.pp)))
 (let (($x784 (not new.attention.out.group.pp)))
 (let (($x1002 (or $x784 $x899)))
 (let (($x1140 (= 1 new.sp)))
 (let (($x842 (not new.attention.out.group.sp)))
 (let (($x2674 (or $x842 $x1140)))
 (let (($x2024 (= 1 new.dp)))
 (let (($x1449 (not new.attention.out.group.dp)))
 (let (($x1442 (or $x1449 $x2024)))
 (let (($x4421 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x1442 $x2674 $x1002)))
 (let (($x1725 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x338 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x338 (or $x1725 $x4421) $x1804) (_ bv96 7) ?x1607))))))))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x899 (= 1 new.pp)))
 (let (($x784 (not new.attention.out.group.pp)))
 (let (($x1002 (or $x784 $x899)))
 (let (($x1140 (= 1 new.sp)))
 (let (($x842 (not new.attention.out.group.sp)))
 (let (($x2674 (or $x842 $x1140)))
 (let (($x2024 (= 1 new.dp)))
 (let (($x1449 (not new.attention.out.group.dp)))
 (let (($x1442 (or $x1449 $x2024)))
 (let (($x767 (and (or new.attention.out.group.tp (= 1 new.tp)) $x1442 $x2674 $x1002)))
 (let (($x4879 (= (_ bv38 7) new.attention.out_state)))
 (let (($x4514 (= (_ bv96 7) new.attention.out_state)))
 (let (($x4421 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) $x1442 $x2674 $x1002)))
 (let (($x781 (and $x4421 (or $x4514 (and $x4879 (or (= (_ bv38 7) new.stream) new.hidden.everywhere))))))
 (let (($x155 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1725 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x2399 (or $x1725 (and $x155 (or $x4514 (and $x4879 (= (_ bv38 7) new.stream)))) $x781 $x767)))
 (not $x2399)))))))))))))))))))
(assert
 (let (($x1111 (= 1 old.pp)))
(let (($x4606 (not old.attention.out.group.pp)))
(let (($x274 (or $x4606 $x1111)))
(let (($x1476 (= 1 old.sp)))
(let (($x1254 (not old.attention.out.group.sp)))
(let (($x1393 (or $x1254 $x1476)))
(let (($x1592 (= 1 old.dp)))
(let (($x4403 (not old.attention.out.group.dp)))
(let (($x1512 (or $x4403 $x1592)))
(let (($x5075 (and (or old.attention.out.group.tp (= 1 old.tp)) $x1512 $x1393 $x274)))
(let (($x4127 (= (_ bv38 7) old.attention.out_state)))
(let (($x4725 (= (_ bv96 7) old.attention.out_state)))
(let (($x1757 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) $x1512 $x1393 $x274)))
(let (($x1173 (and $x1757 (or $x4725 (and $x4127 (or (= (_ bv38 7) old.stream) old.hidden.everywhere))))))
(let (($x2079 (= (_ bv10 7) old.attention.out.collective)))
(let (($x4083 (= (_ bv57 7) old.attention.out.collective)))
(or $x4083 (and $x2079 (or $x4725 (and $x4127 (= (_ bv38 7) old.stream)))) $x1173 $x5075))))))))))))))))))
(check-sat)

; from one replica to any number, question 137
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
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
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
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
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
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x4135 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x4864 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x449 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2190 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1667 (= (_ bv56 7) old.attention.heads.kind) $x2190 $x449 (= (_ bv91 7) old.attention.heads.kind) $x4864 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1785 (= (_ bv29 7) old.attention.out.bias)))
 (let (($x4970 (= (_ bv27 7) old.attention.out.bias)))
 (let (($x1793 (= (_ bv1 7) old.attention.out.bias)))
 (or $x1793 (= (_ bv23 7) old.attention.out.bias) $x4970 $x1785)))))
(assert
 (let (($x1085 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x4083 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x2079 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x1927 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x1097 (= (_ bv4 7) old.attention.out.collective)))
 (or $x1097 $x1927 $x2079 $x4083 $x1085)))))))
(assert
 (let (($x735 (= (_ bv32 7) old.attention.out.input)))
 (let (($x4343 (= (_ bv10 7) old.attention.out.input)))
 (or $x4343 $x735 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x4884 (= (_ bv61 7) old.attention.out.split)))
 (let (($x580 (= (_ bv40 7) old.attention.out.split)))
 (or $x580 (= (_ bv57 7) old.attention.out.split) $x4884))))
(assert
 (let (($x264 (= (_ bv8 7) old.attention.pairs)))
 (or $x264 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x110 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2050 $x777 $x110 $x1947 $x19)))))))
(assert
 (let (($x1761 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1761 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x780 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2164 $x780 $x845 $x428))))))
(assert
 (let (($x663 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x663 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1301 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4987 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2077 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x2077 (= (_ bv56 7) old.attention.value_dim.kind) $x1397 $x4987 (= (_ bv91 7) old.attention.value_dim.kind) $x1301 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.hidden.block)))
(assert
 (let (($x1176 (= (_ bv96 7) old.hidden.kind)))
 (let (($x536 (= (_ bv91 7) old.hidden.kind)))
 (let (($x134 (= (_ bv86 7) old.hidden.kind)))
 (let (($x917 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1418 (= (_ bv48 7) old.hidden.kind)))
 (let (($x1238 (= (_ bv26 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) $x1238 $x1418 (= (_ bv56 7) old.hidden.kind) $x917 $x134 $x536 $x1176 (= (_ bv99 7) old.hidden.kind)))))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x1950 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1950)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x937 (= (_ bv49 7) old.norm.statistic)))
 (or $x937 (= (_ bv93 7) old.norm.statistic))))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x743 (= (_ bv96 7) old.stream)))
 (let (($x115 (= (_ bv38 7) old.stream)))
 (or $x115 (= (_ bv94 7) old.stream) $x743))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x232 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x642 (div (* ?x232 old.hidden.multiple) old.hidden.parts)))
 (let (($x4610 (< 1 old.hidden.parts)))
 (let (($x917 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x917 $x4610 (= ?x642 old.hidden.n))))))))
(assert
 (let ((?x232 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x642 (div (* ?x232 old.hidden.multiple) old.hidden.parts)))
 (let (($x4610 (< 1 old.hidden.parts)))
 (let (($x917 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.leads (and $x917 $x4610 (<= old.hidden.n ?x642))))))))
(assert
 (let (($x917 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x917 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1238 (= (_ bv26 7) old.hidden.kind)))
 (let (($x921 (ite $x1238 (or (= (- 1) old.hidden.n) (<= old.hidden.parts old.hidden.n)) (or (= (- 1) old.hidden.n) (< 1 old.hidden.n)))))
 (let ((?x232 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let ((?x642 (div (* ?x232 old.hidden.multiple) old.hidden.parts)))
 (let (($x288 (= (- 1) old.hidden.n)))
 (let (($x917 (= (_ bv65 7) old.hidden.kind)))
 (let (($x536 (= (_ bv91 7) old.hidden.kind)))
 (let (($x4727 (ite $x536 (or $x288 (< old.hidden.block old.hidden.n)) (ite $x917 (or $x288 (< ?x642 old.hidden.n)) $x921))))
 (let (($x1389 (ite (or (= (_ bv96 7) old.hidden.kind) (= 1 old.hidden.parts)) false $x4727)))
 (let (($x1418 (= (_ bv48 7) old.hidden.kind)))
 (let (($x134 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4980 (or $x134 $x1418)))
 (= old.hidden.moved (ite $x4980 old.hidden.given_moved $x1389)))))))))))))))
(assert
 (let (($x1421 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2190 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2190 $x1421)))))
(assert
 (let ((?x4328 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2173 (div (* ?x4328 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4826 (and $x4135 (< 1 old.attention.head_dim.parts) (= ?x2173 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x4826))))))
(assert
 (let ((?x324 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4130 (* (div ?x324 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1040 (and $x1397 (< 1 old.attention.value_dim.parts) (= (div ?x4130 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1040))))))
(assert
 (let ((?x4304 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1397 (not (= 0 ?x4304)))))))
(assert
 (let (($x580 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1210 (not $x580)))
 (let (($x4343 (= (_ bv10 7) old.attention.out.input)))
 (let (($x735 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x735 (and $x4343 $x1210))))))))
(assert
 (let (($x1176 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1418 (= (_ bv48 7) old.hidden.kind)))
 (let (($x134 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4980 (or $x134 $x1418)))
 (let (($x4700 (ite $x4980 old.hidden.given_everywhere (or $x1176 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x4700)))))))
(assert
 (let (($x2595 (not old.hidden.moved)))
 (let (($x494 (and (not (or (= (_ bv96 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind))) $x2595)))
 (let (($x164 (= 1 old.hidden.parts)))
 (let (($x1418 (= (_ bv48 7) old.hidden.kind)))
 (let (($x134 (= (_ bv86 7) old.hidden.kind)))
 (let (($x4980 (or $x134 $x1418)))
 (= old.hidden.first_alone (ite $x4980 old.hidden.given_first (or $x164 $x494))))))))))
(assert
 (let (($x963 (not old.attention.heads.padded)))
 (let (($x4864 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x449 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1294 (ite (or $x449 $x1667) old.attention.heads.given_everywhere (or $x4864 (and (= 1 old.attention.heads.parts) $x963)))))
 (= old.attention.heads.everywhere $x1294)))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4362 (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7))))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x789 (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7)))))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1906 (not $x845)))
 (let ((?x4340 (ite $x1906 ?x789 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4362))))
 (let ((?x250 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7)))))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x428 ?x250 ?x4340))))))))))))))))))
(assert
 (let (($x1208 (not old.attention.value_dim.padded)))
 (let (($x1301 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2077 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x4987 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x4154 (ite (or $x4987 $x2077) old.attention.value_dim.given_everywhere (or $x1301 (and (= 1 old.attention.value_dim.parts) $x1208)))))
 (= old.attention.value_dim.everywhere $x4154)))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4362 (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7))))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x789 (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7)))))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1906 (not $x845)))
 (let ((?x1940 (ite $x1906 ?x789 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x4362))))
 (let ((?x250 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7)))))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x428 ?x250 ?x1940)))))))))))))))))))
(assert
 (let (($x780 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x208 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x4233 (ite $x208 old.attention.v (ite $x780 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x4233)))))
(assert
 (let (($x580 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1210 (not $x580)))
 (let (($x4463 (= (_ bv36 7) old.attention.mixed)))
 (let (($x898 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x4463)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x4463 old.attention.value_dim.everywhere $x1210))))
 (= old.attention.mixed_in (ite $x898 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x4401 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x6180 (and old.attention.heads.everywhere (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x738 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.value_dim.everywhere $x6180)))
 (let (($x1757 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x4083 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x580 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x580 (or $x4083 $x1757) $x738) (_ bv96 7) ?x4401)))))))))
(assert
 (let (($x580 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1210 (not $x580)))
 (let (($x1329 (= 1 old.tp)))
 (let (($x743 (= (_ bv96 7) old.stream)))
 (let (($x1757 (and (or (not old.attention.out.group.tp) $x1329) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x4726 (and $x1757 (or $x743 $x1329 (not (= (_ bv4 7) old.attention.out.collective)) $x1210))))
 (let (($x2079 (= (_ bv10 7) old.attention.out.collective)))
 (let (($x4083 (= (_ bv57 7) old.attention.out.collective)))
 (let ((?x831 (ite (or (or $x4083 $x2079) $x4726) (_ bv96 7) (ite (= (_ bv4 7) old.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x4725 (= (_ bv96 7) old.attention.out_state)))
 (let (($x1085 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x1927 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x3620 (and (or $x1927 $x1085) $x1757)))
 (let ((?x1026 (ite (or $x4083 (and $x2079 (= (_ bv38 7) old.stream)) $x3620) (_ bv38 7) (ite $x2079 (_ bv96 7) (_ bv16 7)))))
 (let (($x1066 (or (and old.hidden.filled (not $x743)) (and old.hidden.leads (= (_ bv38 7) old.stream)))))
 (let (($x4263 (not $x1757)))
 (let (($x937 (= (_ bv49 7) old.norm.statistic)))
 (let (($x115 (= (_ bv38 7) old.stream)))
 (let ((?x4844 (ite (and $x1927 old.hidden.filled $x115 $x4263 $x937) old.stream (ite (and $x1085 $x4263 $x1066) old.stream ?x1026))))
 (let ((?x980 (ite (and $x743 old.hidden.everywhere (or $x4083 $x3620)) (_ bv96 7) (ite (and $x1927 old.hidden.filled $x743 $x4263) (_ bv96 7) ?x4844))))
 (let (($x1097 (= (_ bv4 7) old.attention.out.collective)))
 (let (($x4127 (= (_ bv38 7) old.attention.out_state)))
 (let ((?x5004 (ite $x1085 (ite (not $x743) old.stream (_ bv66 7)) (ite $x2079 (ite $x743 (_ bv96 7) old.stream) (ite $x4083 (_ bv92 7) (_ bv16 7))))))
 (let (($x1655 (= (_ bv92 7) old.attention.out_state)))
 (let ((?x123 (ite $x1655 (ite $x1927 (_ bv96 7) ?x5004) (ite $x4127 (ite $x1097 (_ bv96 7) ?x980) (ite $x4725 ?x831 old.attention.out_state)))))
 (= old.attention.joined ?x123)))))))))))))))))))))))))))
(assert
 (let (($x4120 (not old.hidden.everywhere)))
 (let (($x1927 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x4127 (= (_ bv38 7) old.attention.out_state)))
 (= old.attention.full_though_split (and $x4127 (= (_ bv96 7) old.attention.joined) $x1927 $x4120))))))
(assert
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1485 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x6189 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x87 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4337 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x895 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x895 (= (_ bv56 7) new.attention.heads.kind) $x4337 $x87 (= (_ bv91 7) new.attention.heads.kind) $x6189 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x67 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x1847 (= (_ bv27 7) new.attention.out.bias)))
 (let (($x1976 (= (_ bv1 7) new.attention.out.bias)))
 (or $x1976 (= (_ bv23 7) new.attention.out.bias) $x1847 $x67)))))
(assert
 (let (($x1377 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x1725 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x155 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x3977 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1783 (= (_ bv4 7) new.attention.out.collective)))
 (or $x1783 $x3977 $x155 $x1725 $x1377)))))))
(assert
 (let (($x97 (= (_ bv32 7) new.attention.out.input)))
 (let (($x4647 (= (_ bv10 7) new.attention.out.input)))
 (or $x4647 $x97 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x2057 (= (_ bv61 7) new.attention.out.split)))
 (let (($x338 (= (_ bv40 7) new.attention.out.split)))
 (or $x338 (= (_ bv57 7) new.attention.out.split) $x2057))))
(assert
 (let (($x3961 (= (_ bv8 7) new.attention.pairs)))
 (or $x3961 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2038 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4629 $x1408 $x2038 $x99 $x1572)))))))
(assert
 (let (($x1808 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1808 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2156 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x66 $x2156 $x330 $x437))))))
(assert
 (let (($x373 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x373 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x4183 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x487 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1567 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1567 (= (_ bv56 7) new.attention.value_dim.kind) $x1954 $x487 (= (_ bv91 7) new.attention.value_dim.kind) $x4183 (= (_ bv99 7) new.attention.value_dim.kind)))))))
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
 (let (($x1081 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2150 (= (_ bv91 7) new.hidden.kind)))
 (let (($x4090 (= (_ bv86 7) new.hidden.kind)))
 (let (($x948 (= (_ bv65 7) new.hidden.kind)))
 (let (($x88 (= (_ bv48 7) new.hidden.kind)))
 (let (($x1364 (= (_ bv26 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) $x1364 $x88 (= (_ bv56 7) new.hidden.kind) $x948 $x4090 $x2150 $x1081 (= (_ bv99 7) new.hidden.kind)))))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1116 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1116)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x5051 (= (_ bv49 7) new.norm.statistic)))
 (or $x5051 (= (_ bv93 7) new.norm.statistic))))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1150 (= (_ bv96 7) new.stream)))
 (let (($x1904 (= (_ bv38 7) new.stream)))
 (or $x1904 (= (_ bv94 7) new.stream) $x1150))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x80 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4745 (div (* ?x80 new.hidden.multiple) new.hidden.parts)))
 (let (($x721 (< 1 new.hidden.parts)))
 (let (($x948 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x948 $x721 (= ?x4745 new.hidden.n))))))))
(assert
 (let ((?x80 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4745 (div (* ?x80 new.hidden.multiple) new.hidden.parts)))
 (let (($x721 (< 1 new.hidden.parts)))
 (let (($x948 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.leads (and $x948 $x721 (<= new.hidden.n ?x4745))))))))
(assert
 (let (($x948 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x948 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1364 (= (_ bv26 7) new.hidden.kind)))
 (let (($x958 (ite $x1364 (or (= (- 1) new.hidden.n) (<= new.hidden.parts new.hidden.n)) (or (= (- 1) new.hidden.n) (< 1 new.hidden.n)))))
 (let ((?x80 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let ((?x4745 (div (* ?x80 new.hidden.multiple) new.hidden.parts)))
 (let (($x4152 (= (- 1) new.hidden.n)))
 (let (($x948 (= (_ bv65 7) new.hidden.kind)))
 (let (($x2150 (= (_ bv91 7) new.hidden.kind)))
 (let (($x4660 (ite $x2150 (or $x4152 (< new.hidden.block new.hidden.n)) (ite $x948 (or $x4152 (< ?x4745 new.hidden.n)) $x958))))
 (let (($x1974 (ite (or (= (_ bv96 7) new.hidden.kind) (= 1 new.hidden.parts)) false $x4660)))
 (let (($x88 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4090 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4695 (or $x4090 $x88)))
 (= new.hidden.moved (ite $x4695 new.hidden.given_moved $x1974)))))))))))))))
(assert
 (let (($x4912 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x4337 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x4337 $x4912)))))
(assert
 (let ((?x1693 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1263 (div (* ?x1693 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1021 (and $x1485 (< 1 new.attention.head_dim.parts) (= ?x1263 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1021))))))
(assert
 (let ((?x6199 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1951 (* (div (- ?x6199 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2181 (and $x1954 (< 1 new.attention.value_dim.parts) (= (div ?x1951 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2181))))))
(assert
 (let ((?x1573 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1954 (not (= 0 ?x1573)))))))
(assert
 (let (($x338 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3993 (not $x338)))
 (let (($x4647 (= (_ bv10 7) new.attention.out.input)))
 (let (($x97 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x97 (and $x4647 $x3993))))))))
(assert
 (let (($x1081 (= (_ bv96 7) new.hidden.kind)))
 (let (($x88 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4090 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4695 (or $x4090 $x88)))
 (let (($x1736 (ite $x4695 new.hidden.given_everywhere (or $x1081 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1736)))))))
(assert
 (let (($x362 (not new.hidden.moved)))
 (let (($x3386 (and (not (or (= (_ bv96 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind))) $x362)))
 (let (($x177 (= 1 new.hidden.parts)))
 (let (($x88 (= (_ bv48 7) new.hidden.kind)))
 (let (($x4090 (= (_ bv86 7) new.hidden.kind)))
 (let (($x4695 (or $x4090 $x88)))
 (= new.hidden.first_alone (ite $x4695 new.hidden.given_first (or $x177 $x3386))))))))))
(assert
 (let (($x1099 (not new.attention.heads.padded)))
 (let (($x6189 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x895 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x87 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x619 (ite (or $x87 $x895) new.attention.heads.given_everywhere (or $x6189 (and (= 1 new.attention.heads.parts) $x1099)))))
 (= new.attention.heads.everywhere $x619)))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1226 (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7))))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x616 (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7)))))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let ((?x4757 (ite $x1597 ?x616 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1226))))
 (let ((?x4247 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7)))))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x437 ?x4247 ?x4757)))))))))))))))))))
(assert
 (let (($x4568 (not new.attention.value_dim.padded)))
 (let (($x4183 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1567 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x487 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1348 (ite (or $x487 $x1567) new.attention.value_dim.given_everywhere (or $x4183 (and (= 1 new.attention.value_dim.parts) $x4568)))))
 (= new.attention.value_dim.everywhere $x1348)))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1226 (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7))))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x616 (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7)))))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let ((?x877 (ite $x1597 ?x616 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1226))))
 (let ((?x4247 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7)))))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x437 ?x4247 ?x877))))))))))))))))))))
(assert
 (let (($x2156 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1471 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1194 (ite $x1471 new.attention.v (ite $x2156 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1194)))))
(assert
 (let (($x338 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3993 (not $x338)))
 (let (($x1944 (= (_ bv36 7) new.attention.mixed)))
 (let (($x4111 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1944)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1944 new.attention.value_dim.everywhere $x3993))))
 (= new.attention.mixed_in (ite $x4111 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x1607 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x5089 (and new.attention.heads.everywhere (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1804 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.value_dim.everywhere $x5089)))
 (let (($x4421 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1725 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x338 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x338 (or $x1725 $x4421) $x1804) (_ bv96 7) ?x1607)))))))))
(assert
 (let (($x338 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3993 (not $x338)))
 (let (($x771 (= 1 new.tp)))
 (let (($x1150 (= (_ bv96 7) new.stream)))
 (let (($x4421 (and (or (not new.attention.out.group.tp) $x771) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1819 (and $x4421 (or $x1150 $x771 (not (= (_ bv4 7) new.attention.out.collective)) $x3993))))
 (let (($x155 (= (_ bv10 7) new.attention.out.collective)))
 (let (($x1725 (= (_ bv57 7) new.attention.out.collective)))
 (let ((?x4515 (ite (or (or $x1725 $x155) $x1819) (_ bv96 7) (ite (= (_ bv4 7) new.attention.out.collective) (_ bv16 7) (_ bv21 7)))))
 (let (($x4514 (= (_ bv96 7) new.attention.out_state)))
 (let (($x1377 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x3977 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x1963 (and (or $x3977 $x1377) $x4421)))
 (let ((?x1207 (ite (or $x1725 (and $x155 (= (_ bv38 7) new.stream)) $x1963) (_ bv38 7) (ite $x155 (_ bv96 7) (_ bv16 7)))))
 (let (($x841 (or (and new.hidden.filled (not $x1150)) (and new.hidden.leads (= (_ bv38 7) new.stream)))))
 (let (($x1354 (not $x4421)))
 (let (($x5051 (= (_ bv49 7) new.norm.statistic)))
 (let (($x1904 (= (_ bv38 7) new.stream)))
 (let ((?x2006 (ite (and $x3977 new.hidden.filled $x1904 $x1354 $x5051) new.stream (ite (and $x1377 $x1354 $x841) new.stream ?x1207))))
 (let ((?x1384 (ite (and $x1150 new.hidden.everywhere (or $x1725 $x1963)) (_ bv96 7) (ite (and $x3977 new.hidden.filled $x1150 $x1354) (_ bv96 7) ?x2006))))
 (let (($x1783 (= (_ bv4 7) new.attention.out.collective)))
 (let (($x4879 (= (_ bv38 7) new.attention.out_state)))
 (let ((?x243 (ite $x1377 (ite (not $x1150) new.stream (_ bv66 7)) (ite $x155 (ite $x1150 (_ bv96 7) new.stream) (ite $x1725 (_ bv92 7) (_ bv16 7))))))
 (let (($x1335 (= (_ bv92 7) new.attention.out_state)))
 (let ((?x985 (ite $x1335 (ite $x3977 (_ bv96 7) ?x243) (ite $x4879 (ite $x1783 (_ bv96 7) ?x1384) (ite $x4514 ?x4515 new.attention.out_state)))))
 (= new.attention.joined ?x985)))))))))))))))))))))))))))
(assert
 (let (($x249 (not new.hidden.everywhere)))
 (let (($x3977 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x4879 (= (_ bv38 7) new.attention.out_state)))
 (= new.attention.full_though_split (and $x4879 (= (_ bv96 7) new.attention.joined) $x3977 $x249))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x4896 (or (and (= (_ bv38 7) new.attention.out_state) new.hidden.first_alone) (and (= (_ bv96 7) new.attention.out_state) new.stream.first_keeps_all))))
 (let (($x67 (= (_ bv29 7) new.attention.out.bias)))
 (let (($x6179 (not new.attention.full_though_split)))
 (let (($x1948 (and (not (= (_ bv92 7) new.attention.out_state)) (or (= (_ bv1 7) new.attention.out.bias) (= (_ bv27 7) new.attention.out.bias)) $x6179)))
 (let (($x1335 (= (_ bv92 7) new.attention.out_state)))
 (let (($x771 (= 1 new.tp)))
 (let (($x1331 (or $x771 (not new.model.out_bias) (and $x1335 (not (= (_ bv27 7) new.attention.out.bias))) $x1948 (and $x67 $x4896))))
 (not $x1331)))))))))
(assert
 (let (($x57 (or (and (= (_ bv38 7) old.attention.out_state) old.hidden.first_alone) (and (= (_ bv96 7) old.attention.out_state) old.stream.first_keeps_all))))
(let (($x1785 (= (_ bv29 7) old.attention.out.bias)))
(let (($x474 (not old.attention.full_though_split)))
(let (($x1539 (and (not (= (_ bv92 7) old.attention.out_state)) (or (= (_ bv1 7) old.attention.out.bias) (= (_ bv27 7) old.attention.out.bias)) $x474)))
(let (($x1655 (= (_ bv92 7) old.attention.out_state)))
(let (($x4988 (not old.model.out_bias)))
(let (($x1329 (= 1 old.tp)))
(or $x1329 $x4988 (and $x1655 (not (= (_ bv27 7) old.attention.out.bias))) $x1539 (and $x1785 $x57))))))))))
(check-sat)

; from one replica to any number, question 138
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
(declare-fun old.tp () Int)
(declare-fun old.hidden.filled () Bool)
(declare-fun old.hidden.padded () Bool)
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
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
(declare-fun old.attention.k () (_ BitVec 7))
(declare-fun old.attention.value_dim.given_everywhere () Bool)
(declare-fun old.attention.value_dim.everywhere () Bool)
(declare-fun old.stream.junk_in_ffn_before () Bool)
(declare-fun old.attention.v () (_ BitVec 7))
(declare-fun old.model.behind_moe () Bool)
(declare-fun old.model.behind_dense () Bool)
(declare-fun old.stream.junk_in_attention () Bool)
(declare-fun old.attention.mixed () (_ BitVec 7))
(declare-fun old.attention.mixed_in () (_ BitVec 7))
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
(declare-fun new.tp () Int)
(declare-fun new.hidden.filled () Bool)
(declare-fun new.hidden.padded () Bool)
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
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
(declare-fun new.attention.k () (_ BitVec 7))
(declare-fun new.attention.value_dim.given_everywhere () Bool)
(declare-fun new.attention.value_dim.everywhere () Bool)
(declare-fun new.stream.junk_in_ffn_before () Bool)
(declare-fun new.attention.v () (_ BitVec 7))
(declare-fun new.model.behind_moe () Bool)
(declare-fun new.model.behind_dense () Bool)
(declare-fun new.stream.junk_in_attention () Bool)
(declare-fun new.attention.mixed () (_ BitVec 7))
(declare-fun new.attention.mixed_in () (_ BitVec 7))
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
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x4135 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (let (($x4864 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x449 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x2190 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv48 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) (= (_ bv26 7) old.attention.heads.kind) $x1667 (= (_ bv56 7) old.attention.heads.kind) $x2190 $x449 (= (_ bv91 7) old.attention.heads.kind) $x4864 (= (_ bv99 7) old.attention.heads.kind)))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x1085 (= (_ bv73 7) old.attention.out.collective)))
 (let (($x4083 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x1927 (= (_ bv5 7) old.attention.out.collective)))
 (or (= (_ bv4 7) old.attention.out.collective) $x1927 (= (_ bv10 7) old.attention.out.collective) $x4083 $x1085)))))
(assert
 (let (($x735 (= (_ bv32 7) old.attention.out.input)))
 (let (($x4343 (= (_ bv10 7) old.attention.out.input)))
 (or $x4343 $x735 (= (_ bv63 7) old.attention.out.input)))))
(assert
 (let (($x69 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x1387 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x929 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x4683 (= (_ bv1 7) old.attention.out.residual)))
 (or $x4683 $x929 $x1387 $x69))))))
(assert
 (let (($x4884 (= (_ bv61 7) old.attention.out.split)))
 (let (($x580 (= (_ bv40 7) old.attention.out.split)))
 (or $x580 (= (_ bv57 7) old.attention.out.split) $x4884))))
(assert
 (let (($x264 (= (_ bv8 7) old.attention.pairs)))
 (or $x264 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x110 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x2050 $x777 $x110 $x1947 $x19)))))))
(assert
 (let (($x1761 (= (_ bv15 7) old.attention.qkv.k_sum)))
 (or $x1761 (= (_ bv83 7) old.attention.qkv.k_sum))))
(assert
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x780 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x2164 $x780 $x845 $x428))))))
(assert
 (let (($x663 (= (_ bv15 7) old.attention.qkv.v_sum)))
 (or $x663 (= (_ bv62 7) old.attention.qkv.v_sum))))
(assert
 (let (($x1301 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x4987 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x2077 (= (_ bv48 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) $x2077 (= (_ bv56 7) old.attention.value_dim.kind) $x1397 $x4987 (= (_ bv91 7) old.attention.value_dim.kind) $x1301 (= (_ bv99 7) old.attention.value_dim.kind)))))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x886 (= (_ bv5 7) old.embedding.collective)))
 (or (= (_ bv4 7) old.embedding.collective) $x886 (= (_ bv10 7) old.embedding.collective) (= (_ bv57 7) old.embedding.collective) (= (_ bv73 7) old.embedding.collective))))
(assert
 (let (($x535 (= (_ bv38 7) old.embedding.split)))
 (or $x535 (= (_ bv57 7) old.embedding.split) (= (_ bv95 7) old.embedding.split))))
(assert
 (let (($x4110 (= (_ bv5 7) old.ffn.down.collective)))
 (or (= (_ bv4 7) old.ffn.down.collective) $x4110 (= (_ bv10 7) old.ffn.down.collective) (= (_ bv57 7) old.ffn.down.collective) (= (_ bv73 7) old.ffn.down.collective))))
(assert
 (let (($x2157 (= (_ bv27 7) old.ffn.down.residual)))
 (let (($x550 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x550 (= (_ bv23 7) old.ffn.down.residual) $x2157 (= (_ bv29 7) old.ffn.down.residual)))))
(assert
 (let (($x163 (= (_ bv61 7) old.ffn.down.split)))
 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv57 7) old.ffn.down.split) $x163)))
(assert
 (let (($x1176 (= (_ bv96 7) old.hidden.kind)))
 (let (($x134 (= (_ bv86 7) old.hidden.kind)))
 (let (($x917 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1418 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1418 (= (_ bv56 7) old.hidden.kind) $x917 $x134 (= (_ bv91 7) old.hidden.kind) $x1176 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x317 (= (_ bv68 7) old.model.norm)))
 (or (= (_ bv67 7) old.model.norm) $x317 (= (_ bv82 7) old.model.norm))))
(assert
 (let (($x1950 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x1950)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (and (<= 1 old.pp) (>= 1048576 old.pp)))
(assert
 (and (<= 1 old.sp) (>= 1048576 old.sp)))
(assert
 (and (<= 1 old.stage.ranks)))
(assert
 (let (($x743 (= (_ bv96 7) old.stream)))
 (let (($x263 (= (_ bv94 7) old.stream)))
 (let (($x115 (= (_ bv38 7) old.stream)))
 (or $x115 $x263 $x743)))))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x232 (div (- (+ old.hidden.n old.hidden.multiple) 1) old.hidden.multiple)))
 (let (($x912 (= (div (* ?x232 old.hidden.multiple) old.hidden.parts) old.hidden.n)))
 (let (($x917 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.filled (and $x917 (< 1 old.hidden.parts) $x912))))))
(assert
 (let (($x917 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x917 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x1421 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x2190 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x2190 $x1421)))))
(assert
 (let ((?x4328 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x2173 (div (* ?x4328 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x4135 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x4826 (and $x4135 (< 1 old.attention.head_dim.parts) (= ?x2173 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x4826))))))
(assert
 (let ((?x324 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x4130 (* (div ?x324 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1040 (and $x1397 (< 1 old.attention.value_dim.parts) (= (div ?x4130 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1040))))))
(assert
 (let ((?x4304 (mod old.attention.value_dim.n old.attention.value_dim.multiple)))
 (let (($x1397 (= (_ bv65 7) old.attention.value_dim.kind)))
 (= old.attention.value_dim.padded (and $x1397 (not (= 0 ?x4304)))))))
(assert
 (let (($x580 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1210 (not $x580)))
 (let (($x4343 (= (_ bv10 7) old.attention.out.input)))
 (let (($x735 (= (_ bv32 7) old.attention.out.input)))
 (= old.attention.gathers (or $x735 (and $x4343 $x1210))))))))
(assert
 (let (($x4884 (= (_ bv61 7) old.attention.out.split)))
 (let (($x1387 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x4683 (= (_ bv1 7) old.attention.out.residual)))
 (= old.stream.attention_keeps_junk (or $x4683 (and $x1387 $x4884)))))))
(assert
 (let (($x550 (= (_ bv1 7) old.ffn.down.residual)))
 (let (($x4752 (or $x550 (and (= (_ bv27 7) old.ffn.down.residual) (= (_ bv61 7) old.ffn.down.split)))))
 (= old.stream.ffn_keeps_junk (or old.model.parallel $x4752)))))
(assert
 (let (($x307 (not old.model.embedding_norm)))
 (let (($x2053 (and (or (not old.embedding.group.tp) (= 1 old.tp)) (or (not old.embedding.group.dp) (= 1 old.dp)) (or (not old.embedding.group.sp) (= 1 old.sp)) (or (not old.embedding.group.pp) (= 1 old.pp)))))
 (let (($x115 (= (_ bv38 7) old.stream)))
 (let (($x886 (= (_ bv5 7) old.embedding.collective)))
 (let (($x535 (= (_ bv38 7) old.embedding.split)))
 (= old.stream.junk_of_embedding (and $x535 $x886 $x115 old.hidden.filled (not $x2053) $x307))))))))
(assert
 (let (($x317 (= (_ bv68 7) old.model.norm)))
 (let (($x1757 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x4263 (not $x1757)))
 (let (($x115 (= (_ bv38 7) old.stream)))
 (let (($x1927 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x4884 (= (_ bv61 7) old.attention.out.split)))
 (= old.stream.junk_of_attention (and $x4884 $x1927 $x115 old.hidden.filled $x4263 $x317)))))))))
(assert
 (let (($x317 (= (_ bv68 7) old.model.norm)))
 (let (($x621 (and (or (not old.ffn.down.group.tp) (= 1 old.tp)) (or (not old.ffn.down.group.dp) (= 1 old.dp)) (or (not old.ffn.down.group.sp) (= 1 old.sp)) (or (not old.ffn.down.group.pp) (= 1 old.pp)))))
 (let (($x115 (= (_ bv38 7) old.stream)))
 (let (($x4110 (= (_ bv5 7) old.ffn.down.collective)))
 (let (($x163 (= (_ bv61 7) old.ffn.down.split)))
 (= old.stream.junk_of_ffn (and $x163 $x4110 $x115 old.hidden.filled (not $x621) $x317))))))))
(assert
 (let (($x1176 (= (_ bv96 7) old.hidden.kind)))
 (let (($x4700 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x1176 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x4700))))
(assert
 (let (($x963 (not old.attention.heads.padded)))
 (let (($x4864 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1667 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x449 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1294 (ite (or $x449 $x1667) old.attention.heads.given_everywhere (or $x4864 (and (= 1 old.attention.heads.parts) $x963)))))
 (= old.attention.heads.everywhere $x1294)))))))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4362 (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7))))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x789 (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7)))))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1906 (not $x845)))
 (let ((?x4340 (ite $x1906 ?x789 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.k_sum))) (_ bv92 7) ?x4362))))
 (let ((?x250 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7)))))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.k (ite $x428 ?x250 ?x4340))))))))))))))))))
(assert
 (let (($x1208 (not old.attention.value_dim.padded)))
 (let (($x1301 (= (_ bv96 7) old.attention.value_dim.kind)))
 (let (($x2077 (= (_ bv48 7) old.attention.value_dim.kind)))
 (let (($x4987 (= (_ bv86 7) old.attention.value_dim.kind)))
 (let (($x4154 (ite (or $x4987 $x2077) old.attention.value_dim.given_everywhere (or $x1301 (and (= 1 old.attention.value_dim.parts) $x1208)))))
 (= old.attention.value_dim.everywhere $x4154)))))))
(assert
 (let (($x1020 (or old.stream.junk_of_attention (and old.stream.attention_keeps_junk old.stream.junk_of_embedding))))
 (= old.stream.junk_in_ffn_before $x1020)))
(assert
 (let (($x19 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x2050 (= (_ bv4 7) old.attention.qkv.collective)))
 (let ((?x4362 (ite (or $x2050 $x19) (_ bv16 7) (_ bv96 7))))
 (let (($x1947 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x2164 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x777 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x409 (and $x777 $x2164 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x2668 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1743 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1947) $x2668)))
 (let ((?x789 (ite $x1743 old.attention.qkv.split (ite (or $x2050 $x409) (_ bv96 7) (_ bv16 7)))))
 (let (($x845 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x1906 (not $x845)))
 (let ((?x1940 (ite $x1906 ?x789 (ite (or $x1947 (not (= (_ bv15 7) old.attention.qkv.v_sum))) (_ bv92 7) ?x4362))))
 (let ((?x250 (ite $x1743 (_ bv96 7) (ite $x777 (_ bv21 7) (_ bv16 7)))))
 (let (($x428 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.v (ite old.model.latent old.attention.k (ite $x428 ?x250 ?x1940)))))))))))))))))))
(assert
 (let (($x545 (and old.model.behind_moe old.stream.junk_in_ffn_before)))
 (let (($x751 (or old.stream.junk_of_ffn (and old.stream.ffn_keeps_junk old.stream.junk_in_ffn_before))))
 (let (($x1094 (and old.model.behind_dense $x751)))
 (= old.stream.junk_in_attention (or old.stream.junk_of_embedding $x1094 $x545))))))
(assert
 (let (($x780 (= (_ bv37 7) old.attention.qkv.split)))
 (let (($x208 (or (= (_ bv92 7) old.attention.v) (= (_ bv96 7) old.attention.v) (= (_ bv37 7) old.attention.v) (= (_ bv36 7) old.attention.v))))
 (let ((?x4233 (ite $x208 old.attention.v (ite $x780 (_ bv37 7) (ite (= (_ bv36 7) old.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= old.attention.mixed ?x4233)))))
(assert
 (let (($x580 (= (_ bv40 7) old.attention.out.split)))
 (let (($x1210 (not $x580)))
 (let (($x4463 (= (_ bv36 7) old.attention.mixed)))
 (let (($x898 (or (and old.attention.gathers (or (= (_ bv37 7) old.attention.mixed) $x4463)) (and (= (_ bv37 7) old.attention.mixed) old.attention.heads.everywhere) (and $x4463 old.attention.value_dim.everywhere $x1210))))
 (= old.attention.mixed_in (ite $x898 (_ bv96 7) old.attention.mixed)))))))
(assert
 (let ((?x4401 (ite (or (= (_ bv92 7) old.attention.mixed_in) (= (_ bv40 7) old.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) old.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x6180 (and old.attention.heads.everywhere (or (= (_ bv37 7) old.attention.mixed_in) (= (_ bv96 7) old.attention.mixed_in)))))
 (let (($x738 (ite (= (_ bv36 7) old.attention.mixed_in) old.attention.value_dim.everywhere $x6180)))
 (let (($x1757 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x4083 (= (_ bv57 7) old.attention.out.collective)))
 (let (($x580 (= (_ bv40 7) old.attention.out.split)))
 (= old.attention.out_state (ite (and $x580 (or $x4083 $x1757) $x738) (_ bv96 7) ?x4401)))))))))
(assert
 (let (($x1927 (= (_ bv5 7) old.attention.out.collective)))
 (let (($x929 (= (_ bv23 7) old.attention.out.residual)))
 (let (($x69 (= (_ bv29 7) old.attention.out.residual)))
 (let (($x743 (= (_ bv96 7) old.stream)))
 (let (($x4127 (= (_ bv38 7) old.attention.out_state)))
 (let (($x1655 (= (_ bv92 7) old.attention.out_state)))
 (let (($x628 (and $x69 old.stream.first_has_all (or (or $x1655 (= (_ bv96 7) old.attention.out_state)) old.hidden.filled))))
 (let (($x1157 (= old.attention.out_state old.stream)))
 (let (($x2005 (and (or $x69 $x929) $x1655 (or $x743 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x115 (= (_ bv38 7) old.stream)))
 (let (($x1387 (= (_ bv27 7) old.attention.out.residual)))
 (let (($x1463 (and $x1387 (not $x1655) (or $x1157 (and old.hidden.everywhere (not (= (_ bv94 7) old.stream)))))))
 (let (($x1708 (or $x1463 (and $x1387 $x115 old.hidden.filled) $x2005 (and $x69 old.stream.first_keeps_all $x1157) $x628 (and $x4127 $x743 old.hidden.filled (or $x69 (= $x929 $x1927))))))
 (let (($x1757 (and (or (not old.attention.out.group.tp) (= 1 old.tp)) (or (not old.attention.out.group.dp) (= 1 old.dp)) (or (not old.attention.out.group.sp) (= 1 old.sp)) (or (not old.attention.out.group.pp) (= 1 old.pp)))))
 (let (($x4263 (not $x1757)))
 (let (($x1444 (or $x1655 (and $x4127 (or $x1927 (= (_ bv73 7) old.attention.out.collective)) $x4263))))
 (= old.attention.residual_once (and (not (and $x1387 old.stream.junk_in_attention $x1444)) $x1708)))))))))))))))))))
(assert
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x1485 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (let (($x6189 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x87 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x4337 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x895 (= (_ bv48 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) (= (_ bv26 7) new.attention.heads.kind) $x895 (= (_ bv56 7) new.attention.heads.kind) $x4337 $x87 (= (_ bv91 7) new.attention.heads.kind) $x6189 (= (_ bv99 7) new.attention.heads.kind)))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1377 (= (_ bv73 7) new.attention.out.collective)))
 (let (($x1725 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x3977 (= (_ bv5 7) new.attention.out.collective)))
 (or (= (_ bv4 7) new.attention.out.collective) $x3977 (= (_ bv10 7) new.attention.out.collective) $x1725 $x1377)))))
(assert
 (let (($x97 (= (_ bv32 7) new.attention.out.input)))
 (let (($x4647 (= (_ bv10 7) new.attention.out.input)))
 (or $x4647 $x97 (= (_ bv63 7) new.attention.out.input)))))
(assert
 (let (($x1741 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x1167 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x2101 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x2065 (= (_ bv1 7) new.attention.out.residual)))
 (or $x2065 $x2101 $x1167 $x1741))))))
(assert
 (let (($x2057 (= (_ bv61 7) new.attention.out.split)))
 (let (($x338 (= (_ bv40 7) new.attention.out.split)))
 (or $x338 (= (_ bv57 7) new.attention.out.split) $x2057))))
(assert
 (let (($x3961 (= (_ bv8 7) new.attention.pairs)))
 (or $x3961 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x2038 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x4629 $x1408 $x2038 $x99 $x1572)))))))
(assert
 (let (($x1808 (= (_ bv15 7) new.attention.qkv.k_sum)))
 (or $x1808 (= (_ bv83 7) new.attention.qkv.k_sum))))
(assert
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x2156 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x66 $x2156 $x330 $x437))))))
(assert
 (let (($x373 (= (_ bv15 7) new.attention.qkv.v_sum)))
 (or $x373 (= (_ bv62 7) new.attention.qkv.v_sum))))
(assert
 (let (($x4183 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x487 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x1567 (= (_ bv48 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) $x1567 (= (_ bv56 7) new.attention.value_dim.kind) $x1954 $x487 (= (_ bv91 7) new.attention.value_dim.kind) $x4183 (= (_ bv99 7) new.attention.value_dim.kind)))))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1279 (= (_ bv5 7) new.embedding.collective)))
 (or (= (_ bv4 7) new.embedding.collective) $x1279 (= (_ bv10 7) new.embedding.collective) (= (_ bv57 7) new.embedding.collective) (= (_ bv73 7) new.embedding.collective))))
(assert
 (let (($x4234 (= (_ bv38 7) new.embedding.split)))
 (or $x4234 (= (_ bv57 7) new.embedding.split) (= (_ bv95 7) new.embedding.split))))
(assert
 (let (($x1651 (= (_ bv5 7) new.ffn.down.collective)))
 (or (= (_ bv4 7) new.ffn.down.collective) $x1651 (= (_ bv10 7) new.ffn.down.collective) (= (_ bv57 7) new.ffn.down.collective) (= (_ bv73 7) new.ffn.down.collective))))
(assert
 (let (($x626 (= (_ bv27 7) new.ffn.down.residual)))
 (let (($x1027 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x1027 (= (_ bv23 7) new.ffn.down.residual) $x626 (= (_ bv29 7) new.ffn.down.residual)))))
(assert
 (let (($x2067 (= (_ bv61 7) new.ffn.down.split)))
 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv57 7) new.ffn.down.split) $x2067)))
(assert
 (let (($x1081 (= (_ bv96 7) new.hidden.kind)))
 (let (($x4090 (= (_ bv86 7) new.hidden.kind)))
 (let (($x948 (= (_ bv65 7) new.hidden.kind)))
 (let (($x88 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x88 (= (_ bv56 7) new.hidden.kind) $x948 $x4090 (= (_ bv91 7) new.hidden.kind) $x1081 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x954 (= (_ bv68 7) new.model.norm)))
 (or (= (_ bv67 7) new.model.norm) $x954 (= (_ bv82 7) new.model.norm))))
(assert
 (let (($x1116 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1116)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (and (<= 1 new.pp) (>= 1048576 new.pp)))
(assert
 (and (<= 1 new.sp) (>= 1048576 new.sp)))
(assert
 (and (<= 1 new.stage.ranks)))
(assert
 (let (($x1150 (= (_ bv96 7) new.stream)))
 (let (($x6198 (= (_ bv94 7) new.stream)))
 (let (($x1904 (= (_ bv38 7) new.stream)))
 (or $x1904 $x6198 $x1150)))))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x80 (div (- (+ new.hidden.n new.hidden.multiple) 1) new.hidden.multiple)))
 (let (($x4838 (= (div (* ?x80 new.hidden.multiple) new.hidden.parts) new.hidden.n)))
 (let (($x948 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.filled (and $x948 (< 1 new.hidden.parts) $x4838))))))
(assert
 (let (($x948 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x948 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x4912 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x4337 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x4337 $x4912)))))
(assert
 (let ((?x1693 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1263 (div (* ?x1693 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x1485 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1021 (and $x1485 (< 1 new.attention.head_dim.parts) (= ?x1263 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1021))))))
(assert
 (let ((?x6199 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x1951 (* (div (- ?x6199 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x2181 (and $x1954 (< 1 new.attention.value_dim.parts) (= (div ?x1951 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x2181))))))
(assert
 (let ((?x1573 (mod new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let (($x1954 (= (_ bv65 7) new.attention.value_dim.kind)))
 (= new.attention.value_dim.padded (and $x1954 (not (= 0 ?x1573)))))))
(assert
 (let (($x338 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3993 (not $x338)))
 (let (($x4647 (= (_ bv10 7) new.attention.out.input)))
 (let (($x97 (= (_ bv32 7) new.attention.out.input)))
 (= new.attention.gathers (or $x97 (and $x4647 $x3993))))))))
(assert
 (let (($x2057 (= (_ bv61 7) new.attention.out.split)))
 (let (($x1167 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x2065 (= (_ bv1 7) new.attention.out.residual)))
 (= new.stream.attention_keeps_junk (or $x2065 (and $x1167 $x2057)))))))
(assert
 (let (($x1027 (= (_ bv1 7) new.ffn.down.residual)))
 (let (($x1044 (or $x1027 (and (= (_ bv27 7) new.ffn.down.residual) (= (_ bv61 7) new.ffn.down.split)))))
 (= new.stream.ffn_keeps_junk (or new.model.parallel $x1044)))))
(assert
 (let (($x1624 (not new.model.embedding_norm)))
 (let (($x1284 (and (or (not new.embedding.group.tp) (= 1 new.tp)) (or (not new.embedding.group.dp) (= 1 new.dp)) (or (not new.embedding.group.sp) (= 1 new.sp)) (or (not new.embedding.group.pp) (= 1 new.pp)))))
 (let (($x1904 (= (_ bv38 7) new.stream)))
 (let (($x1279 (= (_ bv5 7) new.embedding.collective)))
 (let (($x4234 (= (_ bv38 7) new.embedding.split)))
 (= new.stream.junk_of_embedding (and $x4234 $x1279 $x1904 new.hidden.filled (not $x1284) $x1624))))))))
(assert
 (let (($x954 (= (_ bv68 7) new.model.norm)))
 (let (($x4421 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1354 (not $x4421)))
 (let (($x1904 (= (_ bv38 7) new.stream)))
 (let (($x3977 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2057 (= (_ bv61 7) new.attention.out.split)))
 (= new.stream.junk_of_attention (and $x2057 $x3977 $x1904 new.hidden.filled $x1354 $x954)))))))))
(assert
 (let (($x954 (= (_ bv68 7) new.model.norm)))
 (let (($x1646 (and (or (not new.ffn.down.group.tp) (= 1 new.tp)) (or (not new.ffn.down.group.dp) (= 1 new.dp)) (or (not new.ffn.down.group.sp) (= 1 new.sp)) (or (not new.ffn.down.group.pp) (= 1 new.pp)))))
 (let (($x1904 (= (_ bv38 7) new.stream)))
 (let (($x1651 (= (_ bv5 7) new.ffn.down.collective)))
 (let (($x2067 (= (_ bv61 7) new.ffn.down.split)))
 (= new.stream.junk_of_ffn (and $x2067 $x1651 $x1904 new.hidden.filled (not $x1646) $x954))))))))
(assert
 (let (($x1081 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1736 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1081 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1736))))
(assert
 (let (($x1099 (not new.attention.heads.padded)))
 (let (($x6189 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x895 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x87 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x619 (ite (or $x87 $x895) new.attention.heads.given_everywhere (or $x6189 (and (= 1 new.attention.heads.parts) $x1099)))))
 (= new.attention.heads.everywhere $x619)))))))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1226 (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7))))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x616 (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7)))))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let ((?x4757 (ite $x1597 ?x616 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.k_sum))) (_ bv92 7) ?x1226))))
 (let ((?x4247 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7)))))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.k (ite $x437 ?x4247 ?x4757)))))))))))))))))))
(assert
 (let (($x4568 (not new.attention.value_dim.padded)))
 (let (($x4183 (= (_ bv96 7) new.attention.value_dim.kind)))
 (let (($x1567 (= (_ bv48 7) new.attention.value_dim.kind)))
 (let (($x487 (= (_ bv86 7) new.attention.value_dim.kind)))
 (let (($x1348 (ite (or $x487 $x1567) new.attention.value_dim.given_everywhere (or $x4183 (and (= 1 new.attention.value_dim.parts) $x4568)))))
 (= new.attention.value_dim.everywhere $x1348)))))))
(assert
 (let (($x1675 (or new.stream.junk_of_attention (and new.stream.attention_keeps_junk new.stream.junk_of_embedding))))
 (= new.stream.junk_in_ffn_before $x1675)))
(assert
 (let (($x1572 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x4629 (= (_ bv4 7) new.attention.qkv.collective)))
 (let ((?x1226 (ite (or $x4629 $x1572) (_ bv16 7) (_ bv96 7))))
 (let (($x99 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x505 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x66 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x1408 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x960 (and $x1408 $x66 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x505)))
 (let (($x252 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x615 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x99) $x252)))
 (let ((?x616 (ite $x615 new.attention.qkv.split (ite (or $x4629 $x960) (_ bv96 7) (_ bv16 7)))))
 (let (($x330 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x1597 (not $x330)))
 (let ((?x877 (ite $x1597 ?x616 (ite (or $x99 (not (= (_ bv15 7) new.attention.qkv.v_sum))) (_ bv92 7) ?x1226))))
 (let ((?x4247 (ite $x615 (_ bv96 7) (ite $x1408 (_ bv21 7) (_ bv16 7)))))
 (let (($x437 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.v (ite new.model.latent new.attention.k (ite $x437 ?x4247 ?x877))))))))))))))))))))
(assert
 (let (($x1522 (or new.stream.junk_of_ffn (and new.stream.ffn_keeps_junk new.stream.junk_in_ffn_before))))
 (let (($x889 (or new.stream.junk_of_embedding (and new.model.behind_dense $x1522) (and new.model.behind_moe new.stream.junk_in_ffn_before))))
 (= new.stream.junk_in_attention $x889))))
(assert
 (let (($x2156 (= (_ bv37 7) new.attention.qkv.split)))
 (let (($x1471 (or (= (_ bv92 7) new.attention.v) (= (_ bv96 7) new.attention.v) (= (_ bv37 7) new.attention.v) (= (_ bv36 7) new.attention.v))))
 (let ((?x1194 (ite $x1471 new.attention.v (ite $x2156 (_ bv37 7) (ite (= (_ bv36 7) new.attention.qkv.split) (_ bv36 7) (_ bv96 7))))))
 (= new.attention.mixed ?x1194)))))
(assert
 (let (($x338 (= (_ bv40 7) new.attention.out.split)))
 (let (($x3993 (not $x338)))
 (let (($x1944 (= (_ bv36 7) new.attention.mixed)))
 (let (($x4111 (or (and new.attention.gathers (or (= (_ bv37 7) new.attention.mixed) $x1944)) (and (= (_ bv37 7) new.attention.mixed) new.attention.heads.everywhere) (and $x1944 new.attention.value_dim.everywhere $x3993))))
 (= new.attention.mixed_in (ite $x4111 (_ bv96 7) new.attention.mixed)))))))
(assert
 (let ((?x1607 (ite (or (= (_ bv92 7) new.attention.mixed_in) (= (_ bv40 7) new.attention.out.split)) (_ bv92 7) (ite (= (_ bv61 7) new.attention.out.split) (_ bv38 7) (_ bv96 7)))))
 (let (($x5089 (and new.attention.heads.everywhere (or (= (_ bv37 7) new.attention.mixed_in) (= (_ bv96 7) new.attention.mixed_in)))))
 (let (($x1804 (ite (= (_ bv36 7) new.attention.mixed_in) new.attention.value_dim.everywhere $x5089)))
 (let (($x4421 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1725 (= (_ bv57 7) new.attention.out.collective)))
 (let (($x338 (= (_ bv40 7) new.attention.out.split)))
 (= new.attention.out_state (ite (and $x338 (or $x1725 $x4421) $x1804) (_ bv96 7) ?x1607)))))))))
(assert
 (let (($x3977 (= (_ bv5 7) new.attention.out.collective)))
 (let (($x2101 (= (_ bv23 7) new.attention.out.residual)))
 (let (($x1741 (= (_ bv29 7) new.attention.out.residual)))
 (let (($x1150 (= (_ bv96 7) new.stream)))
 (let (($x4879 (= (_ bv38 7) new.attention.out_state)))
 (let (($x1335 (= (_ bv92 7) new.attention.out_state)))
 (let (($x1472 (and $x1741 new.stream.first_has_all (or (or $x1335 (= (_ bv96 7) new.attention.out_state)) new.hidden.filled))))
 (let (($x1513 (= new.attention.out_state new.stream)))
 (let (($x1273 (and (or $x1741 $x2101) $x1335 (or $x1150 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x1904 (= (_ bv38 7) new.stream)))
 (let (($x1167 (= (_ bv27 7) new.attention.out.residual)))
 (let (($x722 (and $x1167 (not $x1335) (or $x1513 (and new.hidden.everywhere (not (= (_ bv94 7) new.stream)))))))
 (let (($x1501 (or $x722 (and $x1167 $x1904 new.hidden.filled) $x1273 (and $x1741 new.stream.first_keeps_all $x1513) $x1472 (and $x4879 $x1150 new.hidden.filled (or $x1741 (= $x2101 $x3977))))))
 (let (($x4421 (and (or (not new.attention.out.group.tp) (= 1 new.tp)) (or (not new.attention.out.group.dp) (= 1 new.dp)) (or (not new.attention.out.group.sp) (= 1 new.sp)) (or (not new.attention.out.group.pp) (= 1 new.pp)))))
 (let (($x1354 (not $x4421)))
 (let (($x1013 (or $x1335 (and $x4879 (or $x3977 (= (_ bv73 7) new.attention.out.collective)) $x1354))))
 (= new.attention.residual_once (and (not (and $x1167 new.stream.junk_in_attention $x1013)) $x1501)))))))))))))))))))
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
 (= old.tp new.tp))
(assert
 (= (_ bv42 7) old.batch.idle))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1500 (not new.model.scaled_residual)))
 (let (($x954 (= (_ bv68 7) new.model.norm)))
 (let (($x2065 (= (_ bv1 7) new.attention.out.residual)))
 (let (($x1740 (or $x2065 (and $x954 $x1500 (or (= 1 new.tp) new.attention.residual_once)))))
 (not $x1740))))))
(assert
 (let (($x4354 (not old.model.scaled_residual)))
(let (($x317 (= (_ bv68 7) old.model.norm)))
(let (($x4683 (= (_ bv1 7) old.attention.out.residual)))
(or $x4683 (and $x317 $x4354 (or (= 1 old.tp) old.attention.residual_once)))))))
(check-sat)

; from one replica to any number, question 139
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (let (($x4386 (= 0 ?x4385)))
 (not $x4386))))
(assert
 (let ((?x1283 (mod old.stage.ranks old.moe.block)))
(= 0 ?x1283)))
(check-sat)

; from one replica to any number, question 140
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x941 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x941 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x5058 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x5058 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
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
 (let (($x4249 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x4249)))
(assert
 (let ((?x1707 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x1707))))
(assert
 (let ((?x5033 (ite (= (_ bv49 7) old.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7)))))
 (= old.moe.combined (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine ?x5033))))
(assert
 (let (($x771 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x4685 (= old.moe.block old.stage.ranks)))
 (let (($x4683 (and (= 1 old.tp) $x4685 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x167 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x167 $x4683) (or $x4685 $x771)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1167 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x1167 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x1187 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x1187 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
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
 (let (($x784 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x784)))
(assert
 (let ((?x4421 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x4421))))
(assert
 (let ((?x1513 (ite (= (_ bv49 7) new.moe.dispatched) (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7)))))
 (= new.moe.combined (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine ?x1513))))
(assert
 (let (($x868 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x1741 (= new.moe.block new.stage.ranks)))
 (let (($x1150 (and (= 1 new.tp) $x1741 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x4785 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x4785 $x1150) (or $x1741 $x868)))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (not (or new.moe.group_fits new.moe.once)))
(assert
 (or old.moe.group_fits old.moe.once))
(check-sat)

; from one replica to any number, question 141
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (let (($x4090 (= (_ bv29 7) old.moe.bias)))
 (let (($x1831 (= (_ bv23 7) old.moe.bias)))
 (or $x1831 (= (_ bv27 7) old.moe.bias) $x4090))))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x941 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x941 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x5058 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x5058 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (and (<= 0 old.moe.width.given_least)))
(assert
 (and (<= 0 old.moe.width.given_most)))
(assert
 (let (($x3960 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x1063 (= (_ bv96 7) old.moe.width.kind)))
 (let (($x5034 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x210 (= (_ bv86 7) old.moe.width.kind)))
 (let (($x255 (= (_ bv65 7) old.moe.width.kind)))
 (let (($x2184 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x1624 (= (_ bv48 7) old.moe.width.kind)))
 (let (($x1811 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x1027 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x4584 (= (_ bv11 7) old.moe.width.kind)))
 (or $x4584 $x1027 $x1811 $x1624 $x2184 $x255 $x210 $x5034 $x1063 $x3960))))))))))))
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
 (let ((?x835 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x1875 (* (div (* ?x835 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x1044 (= (- 1) old.moe.width.n)))
 (let ((?x1736 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x1044 (< ?x1875 old.moe.width.n)) 0 1))))
 (let (($x255 (= (_ bv65 7) old.moe.width.kind)))
 (let ((?x701 (ite (or $x1044 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x1811 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x4159 (ite $x1811 (ite (and $x1044 (= 1 old.moe.width.parts)) 1 ?x701) (ite $x255 ?x1736 old.moe.width.given_least))))
 (let (($x2184 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x3960 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x5034 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x4584 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x1027 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x1063 (= (_ bv96 7) old.moe.width.kind)))
 (let ((?x1945 (ite $x1063 old.moe.width.parts (ite (or $x1027 $x4584 $x5034 $x3960 $x2184) 1 ?x4159))))
 (= old.moe.width.least ?x1945)))))))))))))))))
(assert
 (let ((?x4639 (ite (or (= (_ bv86 7) old.moe.width.kind) (= (_ bv48 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x1063 (= (_ bv96 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x1063 old.moe.width.parts ?x4639)))))
(assert
 (let (($x4249 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x4249)))
(assert
 (let ((?x1707 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x1707))))
(assert
 (let (($x448 (= (_ bv49 7) old.moe.dispatched)))
 (let ((?x1084 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x448 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= old.moe.combined ?x1084))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv49 7) old.moe.dispatched)))))
(assert
 (let (($x5091 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x497 (or (= 1 old.moe.block) (and (= (_ bv49 7) old.moe.dispatched) (= (_ bv5 7) old.moe.combined)) (and $x5091 (or (= (_ bv5 7) old.moe.combined) (= (_ bv73 7) old.moe.combined))) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x497))))
(assert
 (let (($x771 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x4685 (= old.moe.block old.stage.ranks)))
 (let (($x4683 (and (= 1 old.tp) $x4685 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x167 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x167 $x4683) (or $x4685 $x771)))))))))
(assert
 (let (($x220 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x220)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (let (($x1116 (= (_ bv29 7) new.moe.bias)))
 (let (($x1350 (= (_ bv23 7) new.moe.bias)))
 (or $x1350 (= (_ bv27 7) new.moe.bias) $x1116))))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1167 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x1167 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x1187 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x1187 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (and (<= 0 new.moe.width.given_least)))
(assert
 (and (<= 0 new.moe.width.given_most)))
(assert
 (let (($x1792 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x4629 (= (_ bv96 7) new.moe.width.kind)))
 (let (($x330 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x1597 (= (_ bv86 7) new.moe.width.kind)))
 (let (($x4247 (= (_ bv65 7) new.moe.width.kind)))
 (let (($x1242 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x143 (= (_ bv48 7) new.moe.width.kind)))
 (let (($x1226 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x830 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x877 (= (_ bv11 7) new.moe.width.kind)))
 (or $x877 $x830 $x1226 $x143 $x1242 $x4247 $x1597 $x330 $x4629 $x1792))))))))))))
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
 (let ((?x1402 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x1268 (* (div (* ?x1402 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x616 (= (- 1) new.moe.width.n)))
 (let ((?x2074 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x616 (< ?x1268 new.moe.width.n)) 0 1))))
 (let (($x4247 (= (_ bv65 7) new.moe.width.kind)))
 (let ((?x91 (ite (or $x616 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x1226 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x457 (ite $x1226 (ite (and $x616 (= 1 new.moe.width.parts)) 1 ?x91) (ite $x4247 ?x2074 new.moe.width.given_least))))
 (let (($x1242 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x1792 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x330 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x877 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x830 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x4629 (= (_ bv96 7) new.moe.width.kind)))
 (let ((?x2121 (ite $x4629 new.moe.width.parts (ite (or $x830 $x877 $x330 $x1792 $x1242) 1 ?x457))))
 (= new.moe.width.least ?x2121)))))))))))))))))
(assert
 (let ((?x321 (ite (or (= (_ bv86 7) new.moe.width.kind) (= (_ bv48 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x4629 (= (_ bv96 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x4629 new.moe.width.parts ?x321)))))
(assert
 (let (($x784 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x784)))
(assert
 (let ((?x4421 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x4421))))
(assert
 (let (($x36 (= (_ bv49 7) new.moe.dispatched)))
 (let ((?x1559 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x36 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= new.moe.combined ?x1559))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv49 7) new.moe.dispatched)))))
(assert
 (let (($x1363 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x519 (or (= 1 new.moe.block) (and (= (_ bv49 7) new.moe.dispatched) (= (_ bv5 7) new.moe.combined)) (and $x1363 (or (= (_ bv5 7) new.moe.combined) (= (_ bv73 7) new.moe.combined))) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x519))))
(assert
 (let (($x868 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x1741 (= new.moe.block new.stage.ranks)))
 (let (($x1150 (and (= 1 new.tp) $x1741 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x4785 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x4785 $x1150) (or $x1741 $x868)))))))))
(assert
 (let (($x366 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x366)))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x4757 (or new.moe.over_block (not new.moe.once))))
 (let (($x722 (= 1 new.moe.expert_tp)))
 (let (($x4568 (or $x722 (not new.model.down_bias) (and (or (= (_ bv29 7) new.moe.bias) (= (_ bv23 7) new.moe.bias)) $x4757) new.moe.bias_once)))
 (not $x4568)))))
(assert
 (let (($x1261 (or old.moe.over_block (not old.moe.once))))
(let (($x750 (not old.model.down_bias)))
(let (($x4754 (= 1 old.moe.expert_tp)))
(or $x4754 $x750 (and (or (= (_ bv29 7) old.moe.bias) (= (_ bv23 7) old.moe.bias)) $x1261) old.moe.bias_once)))))
(check-sat)

; from one replica to any number, question 142
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (and (<= 1 old.ep) (>= 1048576 old.ep)))
(assert
 (and (<= 1 old.moe.block)))
(assert
 (let (($x941 (= (_ bv10 7) old.moe.combine)))
 (or (= (_ bv5 7) old.moe.combine) (= (_ bv6 7) old.moe.combine) $x941 (= (_ bv57 7) old.moe.combine) (= (_ bv73 7) old.moe.combine))))
(assert
 (let (($x5058 (= (_ bv10 7) old.moe.dispatch)))
 (or (= (_ bv6 7) old.moe.dispatch) $x5058 (= (_ bv31 7) old.moe.dispatch) (= (_ bv49 7) old.moe.dispatch))))
(assert
 (and (<= 1 old.moe.expert_tp)))
(assert
 (let (($x1214 (= (_ bv60 7) old.moe.shared.scale)))
 (let (($x2185 (= (_ bv23 7) old.moe.shared.scale)))
 (or $x2185 $x1214))))
(assert
 (let (($x1440 (= (_ bv97 7) old.moe.shared.split)))
 (or (= (_ bv29 7) old.moe.shared.split) (= (_ bv57 7) old.moe.shared.split) $x1440)))
(assert
 (let (($x4643 (= (_ bv80 7) old.moe.shared.sum)))
 (or (= (_ bv57 7) old.moe.shared.sum) (= (_ bv63 7) old.moe.shared.sum) $x4643)))
(assert
 (let (($x4884 (= (_ bv96 7) old.moe.shared.width.kind)))
 (let (($x738 (= (_ bv86 7) old.moe.shared.width.kind)))
 (let (($x6180 (= (_ bv65 7) old.moe.shared.width.kind)))
 (let (($x55 (= (_ bv48 7) old.moe.shared.width.kind)))
 (or (= (_ bv11 7) old.moe.shared.width.kind) (= (_ bv18 7) old.moe.shared.width.kind) (= (_ bv26 7) old.moe.shared.width.kind) $x55 (= (_ bv56 7) old.moe.shared.width.kind) $x6180 $x738 (= (_ bv91 7) old.moe.shared.width.kind) $x4884 (= (_ bv99 7) old.moe.shared.width.kind)))))))
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
 (let (($x3960 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x1063 (= (_ bv96 7) old.moe.width.kind)))
 (let (($x5034 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x210 (= (_ bv86 7) old.moe.width.kind)))
 (let (($x255 (= (_ bv65 7) old.moe.width.kind)))
 (let (($x2184 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x1624 (= (_ bv48 7) old.moe.width.kind)))
 (let (($x1811 (= (_ bv26 7) old.moe.width.kind)))
 (let (($x1027 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x4584 (= (_ bv11 7) old.moe.width.kind)))
 (or $x4584 $x1027 $x1811 $x1624 $x2184 $x255 $x210 $x5034 $x1063 $x3960))))))))))))
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
 (let ((?x835 (div (- (+ old.moe.width.n old.moe.width.multiple) 1) old.moe.width.multiple)))
 (let ((?x1875 (* (div (* ?x835 old.moe.width.multiple) old.moe.width.parts) old.moe.width.parts)))
 (let (($x1044 (= (- 1) old.moe.width.n)))
 (let ((?x1736 (ite (= 0 (mod old.moe.width.multiple old.moe.width.parts)) 1 (ite (or $x1044 (< ?x1875 old.moe.width.n)) 0 1))))
 (let (($x255 (= (_ bv65 7) old.moe.width.kind)))
 (let ((?x701 (ite (or $x1044 (not (= 0 (mod old.moe.width.n old.moe.width.parts)))) 0 1)))
 (let (($x1811 (= (_ bv26 7) old.moe.width.kind)))
 (let ((?x4159 (ite $x1811 (ite (and $x1044 (= 1 old.moe.width.parts)) 1 ?x701) (ite $x255 ?x1736 old.moe.width.given_least))))
 (let (($x2184 (= (_ bv56 7) old.moe.width.kind)))
 (let (($x3960 (= (_ bv99 7) old.moe.width.kind)))
 (let (($x5034 (= (_ bv91 7) old.moe.width.kind)))
 (let (($x4584 (= (_ bv11 7) old.moe.width.kind)))
 (let (($x1027 (= (_ bv18 7) old.moe.width.kind)))
 (let (($x1063 (= (_ bv96 7) old.moe.width.kind)))
 (let ((?x1945 (ite $x1063 old.moe.width.parts (ite (or $x1027 $x4584 $x5034 $x3960 $x2184) 1 ?x4159))))
 (= old.moe.width.least ?x1945)))))))))))))))))
(assert
 (let ((?x4639 (ite (or (= (_ bv86 7) old.moe.width.kind) (= (_ bv48 7) old.moe.width.kind)) old.moe.width.given_most 1)))
 (let (($x1063 (= (_ bv96 7) old.moe.width.kind)))
 (= old.moe.width.most (ite $x1063 old.moe.width.parts ?x4639)))))
(assert
 (let (($x409 (not (= 0 (mod old.moe.shared.width.n old.moe.shared.width.multiple)))))
 (let (($x6180 (= (_ bv65 7) old.moe.shared.width.kind)))
 (= old.moe.shared.width.padded (and $x6180 $x409)))))
(assert
 (let (($x4249 (or (< old.stage.same_tokens old.moe.block) (not (= 0 (mod old.stage.same_tokens old.moe.block))))))
 (= old.moe.spans $x4249)))
(assert
 (let (($x2164 (not old.moe.shared.width.padded)))
 (let (($x4884 (= (_ bv96 7) old.moe.shared.width.kind)))
 (let (($x55 (= (_ bv48 7) old.moe.shared.width.kind)))
 (let (($x738 (= (_ bv86 7) old.moe.shared.width.kind)))
 (let (($x473 (ite (or $x738 $x55) old.moe.shared.width.given_everywhere (or $x4884 (and (= 1 old.moe.shared.width.parts) $x2164)))))
 (= old.moe.shared.width.everywhere $x473)))))))
(assert
 (let ((?x1707 (ite old.moe.spans (_ bv6 7) (_ bv49 7))))
 (= old.moe.dispatched (ite (not (= (_ bv10 7) old.moe.dispatch)) old.moe.dispatch ?x1707))))
(assert
 (let (($x1828 (= 1 old.tp)))
 (let (($x4127 (or $x1828 (and (= (_ bv97 7) old.moe.shared.split) old.moe.shared.width.everywhere))))
 (= old.moe.shared_by (ite $x4127 (_ bv57 7) old.moe.shared.split)))))
(assert
 (let (($x448 (= (_ bv49 7) old.moe.dispatched)))
 (let ((?x1084 (ite (not (= (_ bv10 7) old.moe.combine)) old.moe.combine (ite $x448 (_ bv5 7) (ite (= (_ bv31 7) old.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= old.moe.combined ?x1084))))
(assert
 (= old.moe.reaches (or (not old.moe.spans) (not (= (_ bv49 7) old.moe.dispatched)))))
(assert
 (let (($x4017 (= (_ bv5 7) old.moe.combined)))
 (let (($x1163 (or $x4017 (= (_ bv73 7) old.moe.combined))))
 (= old.moe.sums_block (and $x1163 (not (= (_ bv6 7) old.moe.dispatched)))))))
(assert
 (let (($x4017 (= (_ bv5 7) old.moe.combined)))
 (let (($x1163 (or $x4017 (= (_ bv73 7) old.moe.combined))))
 (let (($x5091 (= (_ bv31 7) old.moe.dispatched)))
 (let (($x497 (or (= 1 old.moe.block) (and (= (_ bv49 7) old.moe.dispatched) $x4017) (and $x5091 $x1163) (and (= (_ bv6 7) old.moe.dispatched) (= (_ bv6 7) old.moe.combined)))))
 (= old.moe.comes_back $x497))))))
(assert
 (let (($x771 (and (or (not old.moe.group.dp) (= 1 old.dp)) (or (not old.moe.group.sp) (= 1 old.sp)))))
 (let (($x4685 (= old.moe.block old.stage.ranks)))
 (let (($x1828 (= 1 old.tp)))
 (let (($x4683 (and $x1828 $x4685 (or old.moe.group.dp (= 1 old.dp)) (or old.moe.group.sp (= 1 old.sp)))))
 (let (($x167 (and (or old.moe.group.ep (= 1 old.ep)) (or old.moe.group.tp (= 1 old.moe.expert_tp)))))
 (= old.moe.group_fits (or (= (_ bv57 7) old.moe.combined) (and (or $x167 $x4683) (or $x4685 $x771))))))))))
(assert
 (let ((?x3998 (ite (not (= (_ bv80 7) old.moe.shared.sum)) old.moe.shared.sum (ite (and old.moe.sums_block (< 1 old.moe.block)) (_ bv80 7) (_ bv57 7)))))
 (= old.moe.shared_summed ?x3998)))
(assert
 (let (($x220 (and old.moe.reaches old.moe.comes_back old.moe.group_fits (= 1 old.moe.width.least) (= 1 old.moe.width.most))))
 (= old.moe.over_block $x220)))
(assert
 (let (($x859 (= (_ bv63 7) old.moe.shared_summed)))
 (let ((?x2033 (ite $x859 old.tp (ite (= (_ bv80 7) old.moe.shared_summed) old.moe.block 1))))
 (= old.moe.shared_ranks ?x2033))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (and (<= 1 new.ep) (>= 1048576 new.ep)))
(assert
 (and (<= 1 new.moe.block)))
(assert
 (let (($x1167 (= (_ bv10 7) new.moe.combine)))
 (or (= (_ bv5 7) new.moe.combine) (= (_ bv6 7) new.moe.combine) $x1167 (= (_ bv57 7) new.moe.combine) (= (_ bv73 7) new.moe.combine))))
(assert
 (let (($x1187 (= (_ bv10 7) new.moe.dispatch)))
 (or (= (_ bv6 7) new.moe.dispatch) $x1187 (= (_ bv31 7) new.moe.dispatch) (= (_ bv49 7) new.moe.dispatch))))
(assert
 (and (<= 1 new.moe.expert_tp)))
(assert
 (let (($x1225 (= (_ bv60 7) new.moe.shared.scale)))
 (let (($x1589 (= (_ bv23 7) new.moe.shared.scale)))
 (or $x1589 $x1225))))
(assert
 (let (($x6158 (= (_ bv97 7) new.moe.shared.split)))
 (or (= (_ bv29 7) new.moe.shared.split) (= (_ bv57 7) new.moe.shared.split) $x6158)))
(assert
 (let (($x1497 (= (_ bv80 7) new.moe.shared.sum)))
 (or (= (_ bv57 7) new.moe.shared.sum) (= (_ bv63 7) new.moe.shared.sum) $x1497)))
(assert
 (let (($x240 (= (_ bv96 7) new.moe.shared.width.kind)))
 (let (($x590 (= (_ bv86 7) new.moe.shared.width.kind)))
 (let (($x1645 (= (_ bv65 7) new.moe.shared.width.kind)))
 (let (($x1761 (= (_ bv48 7) new.moe.shared.width.kind)))
 (or (= (_ bv11 7) new.moe.shared.width.kind) (= (_ bv18 7) new.moe.shared.width.kind) (= (_ bv26 7) new.moe.shared.width.kind) $x1761 (= (_ bv56 7) new.moe.shared.width.kind) $x1645 $x590 (= (_ bv91 7) new.moe.shared.width.kind) $x240 (= (_ bv99 7) new.moe.shared.width.kind)))))))
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
 (let (($x1792 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x4629 (= (_ bv96 7) new.moe.width.kind)))
 (let (($x330 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x1597 (= (_ bv86 7) new.moe.width.kind)))
 (let (($x4247 (= (_ bv65 7) new.moe.width.kind)))
 (let (($x1242 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x143 (= (_ bv48 7) new.moe.width.kind)))
 (let (($x1226 (= (_ bv26 7) new.moe.width.kind)))
 (let (($x830 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x877 (= (_ bv11 7) new.moe.width.kind)))
 (or $x877 $x830 $x1226 $x143 $x1242 $x4247 $x1597 $x330 $x4629 $x1792))))))))))))
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
 (let ((?x1402 (div (- (+ new.moe.width.n new.moe.width.multiple) 1) new.moe.width.multiple)))
 (let ((?x1268 (* (div (* ?x1402 new.moe.width.multiple) new.moe.width.parts) new.moe.width.parts)))
 (let (($x616 (= (- 1) new.moe.width.n)))
 (let ((?x2074 (ite (= 0 (mod new.moe.width.multiple new.moe.width.parts)) 1 (ite (or $x616 (< ?x1268 new.moe.width.n)) 0 1))))
 (let (($x4247 (= (_ bv65 7) new.moe.width.kind)))
 (let ((?x91 (ite (or $x616 (not (= 0 (mod new.moe.width.n new.moe.width.parts)))) 0 1)))
 (let (($x1226 (= (_ bv26 7) new.moe.width.kind)))
 (let ((?x457 (ite $x1226 (ite (and $x616 (= 1 new.moe.width.parts)) 1 ?x91) (ite $x4247 ?x2074 new.moe.width.given_least))))
 (let (($x1242 (= (_ bv56 7) new.moe.width.kind)))
 (let (($x1792 (= (_ bv99 7) new.moe.width.kind)))
 (let (($x330 (= (_ bv91 7) new.moe.width.kind)))
 (let (($x877 (= (_ bv11 7) new.moe.width.kind)))
 (let (($x830 (= (_ bv18 7) new.moe.width.kind)))
 (let (($x4629 (= (_ bv96 7) new.moe.width.kind)))
 (let ((?x2121 (ite $x4629 new.moe.width.parts (ite (or $x830 $x877 $x330 $x1792 $x1242) 1 ?x457))))
 (= new.moe.width.least ?x2121)))))))))))))))))
(assert
 (let ((?x321 (ite (or (= (_ bv86 7) new.moe.width.kind) (= (_ bv48 7) new.moe.width.kind)) new.moe.width.given_most 1)))
 (let (($x4629 (= (_ bv96 7) new.moe.width.kind)))
 (= new.moe.width.most (ite $x4629 new.moe.width.parts ?x321)))))
(assert
 (let (($x4375 (not (= 0 (mod new.moe.shared.width.n new.moe.shared.width.multiple)))))
 (let (($x1645 (= (_ bv65 7) new.moe.shared.width.kind)))
 (= new.moe.shared.width.padded (and $x1645 $x4375)))))
(assert
 (let (($x784 (or (< new.stage.same_tokens new.moe.block) (not (= 0 (mod new.stage.same_tokens new.moe.block))))))
 (= new.moe.spans $x784)))
(assert
 (let (($x383 (not new.moe.shared.width.padded)))
 (let (($x240 (= (_ bv96 7) new.moe.shared.width.kind)))
 (let (($x1761 (= (_ bv48 7) new.moe.shared.width.kind)))
 (let (($x590 (= (_ bv86 7) new.moe.shared.width.kind)))
 (let (($x963 (ite (or $x590 $x1761) new.moe.shared.width.given_everywhere (or $x240 (and (= 1 new.moe.shared.width.parts) $x383)))))
 (= new.moe.shared.width.everywhere $x963)))))))
(assert
 (let ((?x4421 (ite new.moe.spans (_ bv6 7) (_ bv49 7))))
 (= new.moe.dispatched (ite (not (= (_ bv10 7) new.moe.dispatch)) new.moe.dispatch ?x4421))))
(assert
 (let (($x927 (= 1 new.tp)))
 (let (($x4864 (or $x927 (and (= (_ bv97 7) new.moe.shared.split) new.moe.shared.width.everywhere))))
 (= new.moe.shared_by (ite $x4864 (_ bv57 7) new.moe.shared.split)))))
(assert
 (let (($x36 (= (_ bv49 7) new.moe.dispatched)))
 (let ((?x1559 (ite (not (= (_ bv10 7) new.moe.combine)) new.moe.combine (ite $x36 (_ bv5 7) (ite (= (_ bv31 7) new.moe.dispatched) (_ bv73 7) (_ bv6 7))))))
 (= new.moe.combined ?x1559))))
(assert
 (= new.moe.reaches (or (not new.moe.spans) (not (= (_ bv49 7) new.moe.dispatched)))))
(assert
 (let (($x1306 (= (_ bv5 7) new.moe.combined)))
 (let (($x754 (or $x1306 (= (_ bv73 7) new.moe.combined))))
 (= new.moe.sums_block (and $x754 (not (= (_ bv6 7) new.moe.dispatched)))))))
(assert
 (let (($x1306 (= (_ bv5 7) new.moe.combined)))
 (let (($x754 (or $x1306 (= (_ bv73 7) new.moe.combined))))
 (let (($x1363 (= (_ bv31 7) new.moe.dispatched)))
 (let (($x519 (or (= 1 new.moe.block) (and (= (_ bv49 7) new.moe.dispatched) $x1306) (and $x1363 $x754) (and (= (_ bv6 7) new.moe.dispatched) (= (_ bv6 7) new.moe.combined)))))
 (= new.moe.comes_back $x519))))))
(assert
 (let (($x868 (and (or (not new.moe.group.dp) (= 1 new.dp)) (or (not new.moe.group.sp) (= 1 new.sp)))))
 (let (($x1741 (= new.moe.block new.stage.ranks)))
 (let (($x927 (= 1 new.tp)))
 (let (($x1150 (and $x927 $x1741 (or new.moe.group.dp (= 1 new.dp)) (or new.moe.group.sp (= 1 new.sp)))))
 (let (($x4785 (and (or new.moe.group.ep (= 1 new.ep)) (or new.moe.group.tp (= 1 new.moe.expert_tp)))))
 (= new.moe.group_fits (or (= (_ bv57 7) new.moe.combined) (and (or $x4785 $x1150) (or $x1741 $x868))))))))))
(assert
 (let ((?x1304 (ite (not (= (_ bv80 7) new.moe.shared.sum)) new.moe.shared.sum (ite (and new.moe.sums_block (< 1 new.moe.block)) (_ bv80 7) (_ bv57 7)))))
 (= new.moe.shared_summed ?x1304)))
(assert
 (let (($x366 (and new.moe.reaches new.moe.comes_back new.moe.group_fits (= 1 new.moe.width.least) (= 1 new.moe.width.most))))
 (= new.moe.over_block $x366)))
(assert
 (let (($x978 (= (_ bv63 7) new.moe.shared_summed)))
 (let ((?x2077 (ite $x978 new.tp (ite (= (_ bv80 7) new.moe.shared_summed) new.moe.block 1))))
 (= new.moe.shared_ranks ?x2077))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x978 (= (_ bv63 7) new.moe.shared_summed)))
 (let (($x4745 (or $x978 (and (= (_ bv80 7) new.moe.shared_summed) (= new.moe.block new.tp)))))
 (let (($x1225 (= (_ bv60 7) new.moe.shared.scale)))
 (let (($x4981 (= (_ bv57 7) new.moe.shared_by)))
 (let (($x651 (and $x4981 (or (= (_ bv23 7) new.moe.shared.scale) (= 1 new.moe.shared_ranks)))))
 (let (($x87 (not new.moe.once)))
 (let (($x1021 (and (or (not (= (_ bv80 7) new.moe.shared_summed)) new.moe.over_block $x87) (or $x651 (and (not $x4981) $x1225 $x4745)))))
 (not (or (not new.model.shared) $x1021 new.moe.shared_once))))))))))
(assert
 (let (($x859 (= (_ bv63 7) old.moe.shared_summed)))
(let (($x264 (or $x859 (and (= (_ bv80 7) old.moe.shared_summed) (= old.moe.block old.tp)))))
(let (($x1214 (= (_ bv60 7) old.moe.shared.scale)))
(let (($x1147 (= (_ bv57 7) old.moe.shared_by)))
(let (($x2111 (and $x1147 (or (= (_ bv23 7) old.moe.shared.scale) (= 1 old.moe.shared_ranks)))))
(let (($x338 (not old.moe.once)))
(let (($x4978 (and (or (not (= (_ bv80 7) old.moe.shared_summed)) old.moe.over_block $x338) (or $x2111 (and (not $x1147) $x1214 $x264)))))
(let (($x1942 (not old.model.shared)))
(or $x1942 $x4978 old.moe.shared_once))))))))))
(check-sat)

; from one replica to any number, question 143
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
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
(declare-fun old.lm_head.cut.filled () Bool)
(declare-fun old.lm_head.cut.padded () Bool)
(declare-fun old.lm_head.cut.given_moved () Bool)
(declare-fun old.lm_head.cut.moved () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.lm_head.cut.given_everywhere () Bool)
(declare-fun old.lm_head.cut.everywhere () Bool)
(declare-fun old.lm_head.group.pp () Bool)
(declare-fun old.lm_head.group.sp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.tp () Bool)
(declare-fun old.lm_head.state () (_ BitVec 7))
(declare-fun old.lm_head.joined () (_ BitVec 7))
(declare-fun new.dp () Int)
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
(declare-fun new.lm_head.cut.filled () Bool)
(declare-fun new.lm_head.cut.padded () Bool)
(declare-fun new.lm_head.cut.given_moved () Bool)
(declare-fun new.lm_head.cut.moved () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.lm_head.cut.given_everywhere () Bool)
(declare-fun new.lm_head.cut.everywhere () Bool)
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x436 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2003 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1349 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1896 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1896 (= (_ bv56 7) old.hidden.kind) $x1349 $x2003 (= (_ bv91 7) old.hidden.kind) $x436 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x2046 (= (_ bv73 7) old.lm_head.collective)))
 (let (($x509 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1186 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x4808 (= (_ bv5 7) old.lm_head.collective)))
 (let (($x630 (= (_ bv4 7) old.lm_head.collective)))
 (or $x630 $x4808 $x1186 $x509 $x2046)))))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x2021 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x777 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x42 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x621 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x848 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x4254 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x4254 $x848 (= (_ bv56 7) old.lm_head.cut.kind) $x621 $x42 $x777 $x2021 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2187 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1512 (= (_ bv40 7) old.lm_head.split)))
 (or $x1512 (= (_ bv57 7) old.lm_head.split) $x2187))))
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
 (let (($x1349 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1349 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let ((?x1067 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x1568 (div (* ?x1067 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x621 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x1739 (and $x621 (< 1 old.lm_head.cut.parts) (= ?x1568 old.lm_head.cut.n))))
 (= old.lm_head.cut.filled $x1739))))))
(assert
 (let (($x621 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x4067 (and $x621 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x4067))))
(assert
 (let (($x4671 (= (- 1) old.lm_head.cut.n)))
 (let (($x4254 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x948 (ite $x4254 (or $x4671 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x4671 (< 1 old.lm_head.cut.n)))))
 (let ((?x1067 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let ((?x1568 (div (* ?x1067 old.lm_head.cut.multiple) old.lm_head.cut.parts)))
 (let (($x621 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x777 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1263 (ite $x777 (or $x4671 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x621 (or $x4671 (< ?x1568 old.lm_head.cut.n)) $x948))))
 (let (($x1911 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x1263)))
 (let (($x848 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x42 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x471 (or $x42 $x848)))
 (= old.lm_head.cut.moved (ite $x471 old.lm_head.cut.given_moved $x1911)))))))))))))))
(assert
 (let (($x436 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1572 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x436 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1572))))
(assert
 (let (($x2021 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1817 (or $x2021 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x848 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x42 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x471 (or $x42 $x848)))
 (= old.lm_head.cut.everywhere (ite $x471 old.lm_head.cut.given_everywhere $x1817))))))))
(assert
 (let (($x5037 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x509 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1509 (or $x509 $x5037)))
 (let (($x1512 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2187 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x4631 (ite $x2187 (_ bv95 7) (ite (and $x1512 old.hidden.everywhere $x1509) (_ bv96 7) (ite $x1512 (_ bv92 7) (_ bv96 7))))))
 (= old.lm_head.state (ite (and $x2187 old.lm_head.cut.everywhere $x1509) (_ bv96 7) ?x4631)))))))))
(assert
 (let (($x5037 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x932 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv57 7) old.lm_head.collective)) $x5037)))
 (let (($x218 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective)) (and (= (_ bv73 7) old.lm_head.collective) old.lm_head.cut.everywhere))))
 (let ((?x4256 (ite (= (_ bv92 7) old.lm_head.state) (ite $x218 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x932 (_ bv96 7) (ite (= (_ bv5 7) old.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x985 (or (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)) (and (= (_ bv5 7) old.lm_head.collective) old.lm_head.cut.filled))))
 (let ((?x1038 (ite (= (_ bv95 7) old.lm_head.state) (ite $x985 (_ bv96 7) (ite (= (_ bv57 7) old.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x4256)))
 (= old.lm_head.joined ?x1038))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1170 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2064 (= (_ bv86 7) new.hidden.kind)))
 (let (($x693 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1193 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1193 (= (_ bv56 7) new.hidden.kind) $x693 $x2064 (= (_ bv91 7) new.hidden.kind) $x1170 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x288 (= (_ bv73 7) new.lm_head.collective)))
 (let (($x1302 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1123 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1033 (= (_ bv5 7) new.lm_head.collective)))
 (let (($x981 (= (_ bv4 7) new.lm_head.collective)))
 (or $x981 $x1033 $x1123 $x1302 $x288)))))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x1918 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x5065 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x1113 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1293 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1487 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1034 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x1034 $x1487 (= (_ bv56 7) new.lm_head.cut.kind) $x1293 $x1113 $x5065 $x1918 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2035 (= (_ bv95 7) new.lm_head.split)))
 (let (($x464 (= (_ bv40 7) new.lm_head.split)))
 (or $x464 (= (_ bv57 7) new.lm_head.split) $x2035))))
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
 (let (($x693 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x693 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let ((?x4997 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x1097 (div (* ?x4997 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x1293 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1159 (and $x1293 (< 1 new.lm_head.cut.parts) (= ?x1097 new.lm_head.cut.n))))
 (= new.lm_head.cut.filled $x1159))))))
(assert
 (let (($x1293 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x808 (and $x1293 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x808))))
(assert
 (let (($x1376 (= (- 1) new.lm_head.cut.n)))
 (let (($x1034 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x142 (ite $x1034 (or $x1376 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x1376 (< 1 new.lm_head.cut.n)))))
 (let ((?x4997 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let ((?x1097 (div (* ?x4997 new.lm_head.cut.multiple) new.lm_head.cut.parts)))
 (let (($x1293 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x5065 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x204 (ite $x5065 (or $x1376 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x1293 (or $x1376 (< ?x1097 new.lm_head.cut.n)) $x142))))
 (let (($x4456 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x204)))
 (let (($x1487 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1113 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1224 (or $x1113 $x1487)))
 (= new.lm_head.cut.moved (ite $x1224 new.lm_head.cut.given_moved $x4456)))))))))))))))
(assert
 (let (($x1170 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1056 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1170 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1056))))
(assert
 (let (($x1918 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x587 (or $x1918 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1487 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1113 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1224 (or $x1113 $x1487)))
 (= new.lm_head.cut.everywhere (ite $x1224 new.lm_head.cut.given_everywhere $x587))))))))
(assert
 (let (($x1181 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1302 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1421 (or $x1302 $x1181)))
 (let (($x464 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2035 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1040 (ite $x2035 (_ bv95 7) (ite (and $x464 new.hidden.everywhere $x1421) (_ bv96 7) (ite $x464 (_ bv92 7) (_ bv96 7))))))
 (= new.lm_head.state (ite (and $x2035 new.lm_head.cut.everywhere $x1421) (_ bv96 7) ?x1040)))))))))
(assert
 (let (($x1181 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1164 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv57 7) new.lm_head.collective)) $x1181)))
 (let (($x735 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective)) (and (= (_ bv73 7) new.lm_head.collective) new.lm_head.cut.everywhere))))
 (let ((?x2053 (ite (= (_ bv92 7) new.lm_head.state) (ite $x735 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv92 7) (_ bv16 7))) (ite $x1164 (_ bv96 7) (ite (= (_ bv5 7) new.lm_head.collective) (_ bv21 7) (_ bv16 7))))))
 (let (($x1397 (or (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)) (and (= (_ bv5 7) new.lm_head.collective) new.lm_head.cut.filled))))
 (let ((?x307 (ite (= (_ bv95 7) new.lm_head.state) (ite $x1397 (_ bv96 7) (ite (= (_ bv57 7) new.lm_head.collective) (_ bv95 7) (_ bv16 7))) ?x2053)))
 (= new.lm_head.joined ?x307))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x387 (not (or new.lm_head.cut.moved new.lm_head.cut.padded))))
 (let (($x927 (= 1 new.tp)))
 (let (($x172 (or (= (_ bv96 7) new.lm_head.joined) (and $x927 (or (not (= (_ bv95 7) new.lm_head.split)) $x387)))))
 (not $x172)))))
(assert
 (let (($x1653 (not (or old.lm_head.cut.moved old.lm_head.cut.padded))))
(let (($x1828 (= 1 old.tp)))
(or (= (_ bv96 7) old.lm_head.joined) (and $x1828 (or (not (= (_ bv95 7) old.lm_head.split)) $x1653))))))
(check-sat)

; from one replica to any number, question 144
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
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
(declare-fun old.lm_head.cut.padded () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.lm_head.cut.given_everywhere () Bool)
(declare-fun old.lm_head.cut.everywhere () Bool)
(declare-fun old.lm_head.group.pp () Bool)
(declare-fun old.lm_head.group.sp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.tp () Bool)
(declare-fun old.lm_head.state () (_ BitVec 7))
(declare-fun new.dp () Int)
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
(declare-fun new.lm_head.cut.padded () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.lm_head.cut.given_everywhere () Bool)
(declare-fun new.lm_head.cut.everywhere () Bool)
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x436 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2003 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1349 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1896 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1896 (= (_ bv56 7) old.hidden.kind) $x1349 $x2003 (= (_ bv91 7) old.hidden.kind) $x436 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x509 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1186 (= (_ bv10 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) $x1186 $x509 (= (_ bv73 7) old.lm_head.collective)))))
(assert
 (let (($x2021 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x42 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x621 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x848 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x848 (= (_ bv56 7) old.lm_head.cut.kind) $x621 $x42 (= (_ bv91 7) old.lm_head.cut.kind) $x2021 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2187 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1512 (= (_ bv40 7) old.lm_head.split)))
 (or $x1512 (= (_ bv57 7) old.lm_head.split) $x2187))))
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
 (let (($x1349 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1349 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x621 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x4067 (and $x621 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x4067))))
(assert
 (let (($x436 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1572 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x436 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1572))))
(assert
 (let (($x2021 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1817 (or $x2021 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x4954 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x1817)))
 (= old.lm_head.cut.everywhere $x4954)))))
(assert
 (let (($x687 (not old.lm_head.group.pp)))
 (let (($x920 (or $x687 (= 1 old.pp))))
 (let (($x4135 (not old.lm_head.group.sp)))
 (let (($x550 (or $x4135 (= 1 old.sp))))
 (let (($x1592 (= 1 old.dp)))
 (let (($x1591 (not old.lm_head.group.dp)))
 (let (($x1267 (or $x1591 $x1592)))
 (let (($x5037 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x1267 $x550 $x920)))
 (let (($x509 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1509 (or $x509 $x5037)))
 (let (($x1512 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2187 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x4631 (ite $x2187 (_ bv95 7) (ite (and $x1512 old.hidden.everywhere $x1509) (_ bv96 7) (ite $x1512 (_ bv92 7) (_ bv96 7))))))
 (= old.lm_head.state (ite (and $x2187 old.lm_head.cut.everywhere $x1509) (_ bv96 7) ?x4631))))))))))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1170 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2064 (= (_ bv86 7) new.hidden.kind)))
 (let (($x693 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1193 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1193 (= (_ bv56 7) new.hidden.kind) $x693 $x2064 (= (_ bv91 7) new.hidden.kind) $x1170 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1302 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1123 (= (_ bv10 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) $x1123 $x1302 (= (_ bv73 7) new.lm_head.collective)))))
(assert
 (let (($x1918 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1113 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1293 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1487 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x1487 (= (_ bv56 7) new.lm_head.cut.kind) $x1293 $x1113 (= (_ bv91 7) new.lm_head.cut.kind) $x1918 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2035 (= (_ bv95 7) new.lm_head.split)))
 (let (($x464 (= (_ bv40 7) new.lm_head.split)))
 (or $x464 (= (_ bv57 7) new.lm_head.split) $x2035))))
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
 (let (($x693 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x693 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1293 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x808 (and $x1293 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x808))))
(assert
 (let (($x1170 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1056 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1170 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1056))))
(assert
 (let (($x1918 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x587 (or $x1918 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2190 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x587)))
 (= new.lm_head.cut.everywhere $x2190)))))
(assert
 (let (($x311 (not new.lm_head.group.pp)))
 (let (($x917 (or $x311 (= 1 new.pp))))
 (let (($x1142 (not new.lm_head.group.sp)))
 (let (($x1059 (or $x1142 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x1073 (not new.lm_head.group.dp)))
 (let (($x1238 (or $x1073 $x2024)))
 (let (($x1181 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x1238 $x1059 $x917)))
 (let (($x1302 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1421 (or $x1302 $x1181)))
 (let (($x464 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2035 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1040 (ite $x2035 (_ bv95 7) (ite (and $x464 new.hidden.everywhere $x1421) (_ bv96 7) (ite $x464 (_ bv92 7) (_ bv96 7))))))
 (= new.lm_head.state (ite (and $x2035 new.lm_head.cut.everywhere $x1421) (_ bv96 7) ?x1040))))))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x311 (not new.lm_head.group.pp)))
 (let (($x917 (or $x311 (= 1 new.pp))))
 (let (($x1142 (not new.lm_head.group.sp)))
 (let (($x1059 (or $x1142 (= 1 new.sp))))
 (let (($x2024 (= 1 new.dp)))
 (let (($x1073 (not new.lm_head.group.dp)))
 (let (($x1238 (or $x1073 $x2024)))
 (let (($x1181 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) $x1238 $x1059 $x917)))
 (let (($x1123 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x1302 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1608 (or $x1302 (and (= (_ bv96 7) new.lm_head.state) (or $x1123 $x1181)) (and (or new.lm_head.group.tp (= 1 new.tp)) $x1238 $x1059 $x917))))
 (not $x1608)))))))))))))
(assert
 (let (($x687 (not old.lm_head.group.pp)))
(let (($x920 (or $x687 (= 1 old.pp))))
(let (($x4135 (not old.lm_head.group.sp)))
(let (($x550 (or $x4135 (= 1 old.sp))))
(let (($x1592 (= 1 old.dp)))
(let (($x1591 (not old.lm_head.group.dp)))
(let (($x1267 (or $x1591 $x1592)))
(let (($x5037 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) $x1267 $x550 $x920)))
(let (($x1186 (= (_ bv10 7) old.lm_head.collective)))
(let (($x509 (= (_ bv57 7) old.lm_head.collective)))
(or $x509 (and (= (_ bv96 7) old.lm_head.state) (or $x1186 $x5037)) (and (or old.lm_head.group.tp (= 1 old.tp)) $x1267 $x550 $x920)))))))))))))
(check-sat)

; from one replica to any number, question 145
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
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
(declare-fun old.lm_head.cut.padded () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.lm_head.cut.given_everywhere () Bool)
(declare-fun old.lm_head.cut.everywhere () Bool)
(declare-fun old.lm_head.group.pp () Bool)
(declare-fun old.lm_head.group.sp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.tp () Bool)
(declare-fun old.lm_head.state () (_ BitVec 7))
(declare-fun new.dp () Int)
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
(declare-fun new.lm_head.cut.padded () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.lm_head.cut.given_everywhere () Bool)
(declare-fun new.lm_head.cut.everywhere () Bool)
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x436 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2003 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1349 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1896 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1896 (= (_ bv56 7) old.hidden.kind) $x1349 $x2003 (= (_ bv91 7) old.hidden.kind) $x436 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x509 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1186 (= (_ bv10 7) old.lm_head.collective)))
 (let (($x630 (= (_ bv4 7) old.lm_head.collective)))
 (or $x630 (= (_ bv5 7) old.lm_head.collective) $x1186 $x509 (= (_ bv73 7) old.lm_head.collective))))))
(assert
 (let (($x2021 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x42 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x621 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x848 (= (_ bv48 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind) $x848 (= (_ bv56 7) old.lm_head.cut.kind) $x621 $x42 (= (_ bv91 7) old.lm_head.cut.kind) $x2021 (= (_ bv99 7) old.lm_head.cut.kind)))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2107 (= (_ bv64 7) old.lm_head.order)))
 (or $x2107 (= (_ bv77 7) old.lm_head.order))))
(assert
 (let (($x2187 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1512 (= (_ bv40 7) old.lm_head.split)))
 (or $x1512 (= (_ bv57 7) old.lm_head.split) $x2187))))
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
 (let (($x1349 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1349 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x621 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x4067 (and $x621 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x4067))))
(assert
 (let (($x436 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1572 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x436 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1572))))
(assert
 (let (($x2021 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1817 (or $x2021 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x4954 (ite (or (= (_ bv86 7) old.lm_head.cut.kind) (= (_ bv48 7) old.lm_head.cut.kind)) old.lm_head.cut.given_everywhere $x1817)))
 (= old.lm_head.cut.everywhere $x4954)))))
(assert
 (let (($x5037 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x509 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1509 (or $x509 $x5037)))
 (let (($x1512 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2187 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x4631 (ite $x2187 (_ bv95 7) (ite (and $x1512 old.hidden.everywhere $x1509) (_ bv96 7) (ite $x1512 (_ bv92 7) (_ bv96 7))))))
 (= old.lm_head.state (ite (and $x2187 old.lm_head.cut.everywhere $x1509) (_ bv96 7) ?x4631)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1170 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2064 (= (_ bv86 7) new.hidden.kind)))
 (let (($x693 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1193 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1193 (= (_ bv56 7) new.hidden.kind) $x693 $x2064 (= (_ bv91 7) new.hidden.kind) $x1170 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x1302 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1123 (= (_ bv10 7) new.lm_head.collective)))
 (let (($x981 (= (_ bv4 7) new.lm_head.collective)))
 (or $x981 (= (_ bv5 7) new.lm_head.collective) $x1123 $x1302 (= (_ bv73 7) new.lm_head.collective))))))
(assert
 (let (($x1918 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x1113 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1293 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1487 (= (_ bv48 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind) $x1487 (= (_ bv56 7) new.lm_head.cut.kind) $x1293 $x1113 (= (_ bv91 7) new.lm_head.cut.kind) $x1918 (= (_ bv99 7) new.lm_head.cut.kind)))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x541 (= (_ bv64 7) new.lm_head.order)))
 (or $x541 (= (_ bv77 7) new.lm_head.order))))
(assert
 (let (($x2035 (= (_ bv95 7) new.lm_head.split)))
 (let (($x464 (= (_ bv40 7) new.lm_head.split)))
 (or $x464 (= (_ bv57 7) new.lm_head.split) $x2035))))
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
 (let (($x693 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x693 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1293 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x808 (and $x1293 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x808))))
(assert
 (let (($x1170 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1056 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1170 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1056))))
(assert
 (let (($x1918 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x587 (or $x1918 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x2190 (ite (or (= (_ bv86 7) new.lm_head.cut.kind) (= (_ bv48 7) new.lm_head.cut.kind)) new.lm_head.cut.given_everywhere $x587)))
 (= new.lm_head.cut.everywhere $x2190)))))
(assert
 (let (($x1181 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1302 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1421 (or $x1302 $x1181)))
 (let (($x464 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2035 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1040 (ite $x2035 (_ bv95 7) (ite (and $x464 new.hidden.everywhere $x1421) (_ bv96 7) (ite $x464 (_ bv92 7) (_ bv96 7))))))
 (= new.lm_head.state (ite (and $x2035 new.lm_head.cut.everywhere $x1421) (_ bv96 7) ?x1040)))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1856 (not (or (= (_ bv10 7) new.lm_head.collective) (= (_ bv4 7) new.lm_head.collective)))))
 (let (($x541 (= (_ bv64 7) new.lm_head.order)))
 (let (($x927 (= 1 new.tp)))
 (let (($x1076 (or $x927 (not (= (_ bv95 7) new.lm_head.state)) $x541 $x1856 new.lm_head.reversible)))
 (not $x1076))))))
(assert
 (let (($x1085 (not (or (= (_ bv10 7) old.lm_head.collective) (= (_ bv4 7) old.lm_head.collective)))))
(let (($x2107 (= (_ bv64 7) old.lm_head.order)))
(let (($x1828 (= 1 old.tp)))
(or $x1828 (not (= (_ bv95 7) old.lm_head.state)) $x2107 $x1085 old.lm_head.reversible)))))
(check-sat)

; from one replica to any number, question 146
(reset)
(set-logic ALL)
; benchmark generated from python API
(set-info :status unknown)
(declare-fun old.batch.idle () (_ BitVec 7))
(declare-fun old.batch.sequences.kind () (_ BitVec 7))
(declare-fun old.dp () Int)
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
(declare-fun old.lm_head.cut.padded () Bool)
(declare-fun old.lm_head.cut.given_moved () Bool)
(declare-fun old.lm_head.cut.moved () Bool)
(declare-fun old.hidden.given_everywhere () Bool)
(declare-fun old.hidden.everywhere () Bool)
(declare-fun old.lm_head.cut.given_everywhere () Bool)
(declare-fun old.lm_head.cut.everywhere () Bool)
(declare-fun old.lm_head.cut.given_first () Bool)
(declare-fun old.lm_head.cut.first_alone () Bool)
(declare-fun old.lm_head.group.pp () Bool)
(declare-fun old.lm_head.group.sp () Bool)
(declare-fun old.lm_head.group.dp () Bool)
(declare-fun old.lm_head.group.tp () Bool)
(declare-fun old.lm_head.state () (_ BitVec 7))
(declare-fun new.dp () Int)
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
(declare-fun new.lm_head.cut.padded () Bool)
(declare-fun new.lm_head.cut.given_moved () Bool)
(declare-fun new.lm_head.cut.moved () Bool)
(declare-fun new.hidden.given_everywhere () Bool)
(declare-fun new.hidden.everywhere () Bool)
(declare-fun new.lm_head.cut.given_everywhere () Bool)
(declare-fun new.lm_head.cut.everywhere () Bool)
(declare-fun new.lm_head.cut.given_first () Bool)
(declare-fun new.lm_head.cut.first_alone () Bool)
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x436 (= (_ bv96 7) old.hidden.kind)))
 (let (($x2003 (= (_ bv86 7) old.hidden.kind)))
 (let (($x1349 (= (_ bv65 7) old.hidden.kind)))
 (let (($x1896 (= (_ bv48 7) old.hidden.kind)))
 (or (= (_ bv11 7) old.hidden.kind) (= (_ bv18 7) old.hidden.kind) (= (_ bv26 7) old.hidden.kind) $x1896 (= (_ bv56 7) old.hidden.kind) $x1349 $x2003 (= (_ bv91 7) old.hidden.kind) $x436 (= (_ bv99 7) old.hidden.kind)))))))
(assert
 (and (<= 1 old.hidden.multiple)))
(assert
 (and (<= (- 1) old.hidden.n)))
(assert
 (and (<= 1 old.hidden.parts)))
(assert
 (let (($x193 (= (_ bv29 7) old.lm_head.bias)))
 (let (($x615 (= (_ bv27 7) old.lm_head.bias)))
 (let (($x1092 (= (_ bv1 7) old.lm_head.bias)))
 (or $x1092 (= (_ bv23 7) old.lm_head.bias) $x615 $x193)))))
(assert
 (let (($x509 (= (_ bv57 7) old.lm_head.collective)))
 (or (= (_ bv4 7) old.lm_head.collective) (= (_ bv5 7) old.lm_head.collective) (= (_ bv10 7) old.lm_head.collective) $x509 (= (_ bv73 7) old.lm_head.collective))))
(assert
 (and (<= 1 old.lm_head.cut.block)))
(assert
 (let (($x2021 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x777 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x42 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x621 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x848 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x4254 (= (_ bv26 7) old.lm_head.cut.kind)))
 (or (= (_ bv11 7) old.lm_head.cut.kind) (= (_ bv18 7) old.lm_head.cut.kind) $x4254 $x848 (= (_ bv56 7) old.lm_head.cut.kind) $x621 $x42 $x777 $x2021 (= (_ bv99 7) old.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 old.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) old.lm_head.cut.n)))
(assert
 (and (<= 1 old.lm_head.cut.parts)))
(assert
 (let (($x2187 (= (_ bv95 7) old.lm_head.split)))
 (let (($x1512 (= (_ bv40 7) old.lm_head.split)))
 (or $x1512 (= (_ bv57 7) old.lm_head.split) $x2187))))
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
 (let (($x1349 (= (_ bv65 7) old.hidden.kind)))
 (= old.hidden.padded (and $x1349 (not (= 0 (mod old.hidden.n old.hidden.multiple)))))))
(assert
 (let (($x621 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x4067 (and $x621 (not (= 0 (mod old.lm_head.cut.n old.lm_head.cut.multiple))))))
 (= old.lm_head.cut.padded $x4067))))
(assert
 (let (($x1163 (= (- 1) old.lm_head.cut.n)))
 (let (($x4254 (= (_ bv26 7) old.lm_head.cut.kind)))
 (let (($x1739 (ite $x4254 (or $x1163 (<= old.lm_head.cut.parts old.lm_head.cut.n)) (or $x1163 (< 1 old.lm_head.cut.n)))))
 (let ((?x721 (div (- (+ old.lm_head.cut.n old.lm_head.cut.multiple) 1) old.lm_head.cut.multiple)))
 (let (($x1476 (< (div (* ?x721 old.lm_head.cut.multiple) old.lm_head.cut.parts) old.lm_head.cut.n)))
 (let (($x621 (= (_ bv65 7) old.lm_head.cut.kind)))
 (let (($x777 (= (_ bv91 7) old.lm_head.cut.kind)))
 (let (($x1950 (ite $x777 (or $x1163 (< old.lm_head.cut.block old.lm_head.cut.n)) (ite $x621 (or $x1163 $x1476) $x1739))))
 (let (($x5089 (ite (or (= (_ bv96 7) old.lm_head.cut.kind) (= 1 old.lm_head.cut.parts)) false $x1950)))
 (let (($x848 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x42 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x471 (or $x42 $x848)))
 (= old.lm_head.cut.moved (ite $x471 old.lm_head.cut.given_moved $x5089)))))))))))))))
(assert
 (let (($x436 (= (_ bv96 7) old.hidden.kind)))
 (let (($x1572 (ite (or (= (_ bv86 7) old.hidden.kind) (= (_ bv48 7) old.hidden.kind)) old.hidden.given_everywhere (or $x436 (and (= 1 old.hidden.parts) (not old.hidden.padded))))))
 (= old.hidden.everywhere $x1572))))
(assert
 (let (($x2021 (= (_ bv96 7) old.lm_head.cut.kind)))
 (let (($x1817 (or $x2021 (and (= 1 old.lm_head.cut.parts) (not old.lm_head.cut.padded)))))
 (let (($x848 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x42 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x471 (or $x42 $x848)))
 (= old.lm_head.cut.everywhere (ite $x471 old.lm_head.cut.given_everywhere $x1817))))))))
(assert
 (let (($x4910 (not old.lm_head.cut.moved)))
 (let (($x2157 (not (or (= (_ bv96 7) old.lm_head.cut.kind) (= (_ bv26 7) old.lm_head.cut.kind)))))
 (let (($x19 (= 1 old.lm_head.cut.parts)))
 (let (($x848 (= (_ bv48 7) old.lm_head.cut.kind)))
 (let (($x42 (= (_ bv86 7) old.lm_head.cut.kind)))
 (let (($x471 (or $x42 $x848)))
 (= old.lm_head.cut.first_alone (ite $x471 old.lm_head.cut.given_first (or $x19 (and $x2157 $x4910)))))))))))
(assert
 (let (($x5037 (and (or (not old.lm_head.group.tp) (= 1 old.tp)) (or (not old.lm_head.group.dp) (= 1 old.dp)) (or (not old.lm_head.group.sp) (= 1 old.sp)) (or (not old.lm_head.group.pp) (= 1 old.pp)))))
 (let (($x509 (= (_ bv57 7) old.lm_head.collective)))
 (let (($x1509 (or $x509 $x5037)))
 (let (($x1512 (= (_ bv40 7) old.lm_head.split)))
 (let (($x2187 (= (_ bv95 7) old.lm_head.split)))
 (let ((?x4631 (ite $x2187 (_ bv95 7) (ite (and $x1512 old.hidden.everywhere $x1509) (_ bv96 7) (ite $x1512 (_ bv92 7) (_ bv96 7))))))
 (= old.lm_head.state (ite (and $x2187 old.lm_head.cut.everywhere $x1509) (_ bv96 7) ?x4631)))))))))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1170 (= (_ bv96 7) new.hidden.kind)))
 (let (($x2064 (= (_ bv86 7) new.hidden.kind)))
 (let (($x693 (= (_ bv65 7) new.hidden.kind)))
 (let (($x1193 (= (_ bv48 7) new.hidden.kind)))
 (or (= (_ bv11 7) new.hidden.kind) (= (_ bv18 7) new.hidden.kind) (= (_ bv26 7) new.hidden.kind) $x1193 (= (_ bv56 7) new.hidden.kind) $x693 $x2064 (= (_ bv91 7) new.hidden.kind) $x1170 (= (_ bv99 7) new.hidden.kind)))))))
(assert
 (and (<= 1 new.hidden.multiple)))
(assert
 (and (<= (- 1) new.hidden.n)))
(assert
 (and (<= 1 new.hidden.parts)))
(assert
 (let (($x84 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x4249 (= (_ bv27 7) new.lm_head.bias)))
 (let (($x5078 (= (_ bv1 7) new.lm_head.bias)))
 (or $x5078 (= (_ bv23 7) new.lm_head.bias) $x4249 $x84)))))
(assert
 (let (($x1302 (= (_ bv57 7) new.lm_head.collective)))
 (or (= (_ bv4 7) new.lm_head.collective) (= (_ bv5 7) new.lm_head.collective) (= (_ bv10 7) new.lm_head.collective) $x1302 (= (_ bv73 7) new.lm_head.collective))))
(assert
 (and (<= 1 new.lm_head.cut.block)))
(assert
 (let (($x1918 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x5065 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x1113 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1293 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x1487 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1034 (= (_ bv26 7) new.lm_head.cut.kind)))
 (or (= (_ bv11 7) new.lm_head.cut.kind) (= (_ bv18 7) new.lm_head.cut.kind) $x1034 $x1487 (= (_ bv56 7) new.lm_head.cut.kind) $x1293 $x1113 $x5065 $x1918 (= (_ bv99 7) new.lm_head.cut.kind)))))))))
(assert
 (and (<= 1 new.lm_head.cut.multiple)))
(assert
 (and (<= (- 1) new.lm_head.cut.n)))
(assert
 (and (<= 1 new.lm_head.cut.parts)))
(assert
 (let (($x2035 (= (_ bv95 7) new.lm_head.split)))
 (let (($x464 (= (_ bv40 7) new.lm_head.split)))
 (or $x464 (= (_ bv57 7) new.lm_head.split) $x2035))))
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
 (let (($x693 (= (_ bv65 7) new.hidden.kind)))
 (= new.hidden.padded (and $x693 (not (= 0 (mod new.hidden.n new.hidden.multiple)))))))
(assert
 (let (($x1293 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x808 (and $x1293 (not (= 0 (mod new.lm_head.cut.n new.lm_head.cut.multiple))))))
 (= new.lm_head.cut.padded $x808))))
(assert
 (let (($x1892 (= (- 1) new.lm_head.cut.n)))
 (let (($x1034 (= (_ bv26 7) new.lm_head.cut.kind)))
 (let (($x451 (ite $x1034 (or $x1892 (<= new.lm_head.cut.parts new.lm_head.cut.n)) (or $x1892 (< 1 new.lm_head.cut.n)))))
 (let ((?x1623 (div (- (+ new.lm_head.cut.n new.lm_head.cut.multiple) 1) new.lm_head.cut.multiple)))
 (let (($x87 (< (div (* ?x1623 new.lm_head.cut.multiple) new.lm_head.cut.parts) new.lm_head.cut.n)))
 (let (($x1293 (= (_ bv65 7) new.lm_head.cut.kind)))
 (let (($x5065 (= (_ bv91 7) new.lm_head.cut.kind)))
 (let (($x764 (ite $x5065 (or $x1892 (< new.lm_head.cut.block new.lm_head.cut.n)) (ite $x1293 (or $x1892 $x87) $x451))))
 (let (($x1844 (ite (or (= (_ bv96 7) new.lm_head.cut.kind) (= 1 new.lm_head.cut.parts)) false $x764)))
 (let (($x1487 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1113 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1224 (or $x1113 $x1487)))
 (= new.lm_head.cut.moved (ite $x1224 new.lm_head.cut.given_moved $x1844)))))))))))))))
(assert
 (let (($x1170 (= (_ bv96 7) new.hidden.kind)))
 (let (($x1056 (ite (or (= (_ bv86 7) new.hidden.kind) (= (_ bv48 7) new.hidden.kind)) new.hidden.given_everywhere (or $x1170 (and (= 1 new.hidden.parts) (not new.hidden.padded))))))
 (= new.hidden.everywhere $x1056))))
(assert
 (let (($x1918 (= (_ bv96 7) new.lm_head.cut.kind)))
 (let (($x587 (or $x1918 (and (= 1 new.lm_head.cut.parts) (not new.lm_head.cut.padded)))))
 (let (($x1487 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1113 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1224 (or $x1113 $x1487)))
 (= new.lm_head.cut.everywhere (ite $x1224 new.lm_head.cut.given_everywhere $x587))))))))
(assert
 (let (($x748 (not new.lm_head.cut.moved)))
 (let (($x1653 (not (or (= (_ bv96 7) new.lm_head.cut.kind) (= (_ bv26 7) new.lm_head.cut.kind)))))
 (let (($x1456 (= 1 new.lm_head.cut.parts)))
 (let (($x1487 (= (_ bv48 7) new.lm_head.cut.kind)))
 (let (($x1113 (= (_ bv86 7) new.lm_head.cut.kind)))
 (let (($x1224 (or $x1113 $x1487)))
 (= new.lm_head.cut.first_alone (ite $x1224 new.lm_head.cut.given_first (or $x1456 (and $x1653 $x748)))))))))))
(assert
 (let (($x1181 (and (or (not new.lm_head.group.tp) (= 1 new.tp)) (or (not new.lm_head.group.dp) (= 1 new.dp)) (or (not new.lm_head.group.sp) (= 1 new.sp)) (or (not new.lm_head.group.pp) (= 1 new.pp)))))
 (let (($x1302 (= (_ bv57 7) new.lm_head.collective)))
 (let (($x1421 (or $x1302 $x1181)))
 (let (($x464 (= (_ bv40 7) new.lm_head.split)))
 (let (($x2035 (= (_ bv95 7) new.lm_head.split)))
 (let ((?x1040 (ite $x2035 (_ bv95 7) (ite (and $x464 new.hidden.everywhere $x1421) (_ bv96 7) (ite $x464 (_ bv92 7) (_ bv96 7))))))
 (= new.lm_head.state (ite (and $x2035 new.lm_head.cut.everywhere $x1421) (_ bv96 7) ?x1040)))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x84 (= (_ bv29 7) new.lm_head.bias)))
 (let (($x4121 (and (not (= (_ bv92 7) new.lm_head.state)) (or (= (_ bv1 7) new.lm_head.bias) (= (_ bv27 7) new.lm_head.bias)))))
 (let (($x927 (= 1 new.tp)))
 (let (($x2053 (or $x927 (not new.model.head_bias) (and (= (_ bv92 7) new.lm_head.state) (not (= (_ bv27 7) new.lm_head.bias))) $x4121 (and (= (_ bv95 7) new.lm_head.state) $x84 new.lm_head.cut.first_alone))))
 (not $x2053))))))
(assert
 (let (($x193 (= (_ bv29 7) old.lm_head.bias)))
(let (($x2203 (and (not (= (_ bv92 7) old.lm_head.state)) (or (= (_ bv1 7) old.lm_head.bias) (= (_ bv27 7) old.lm_head.bias)))))
(let (($x1943 (not old.model.head_bias)))
(let (($x1828 (= 1 old.tp)))
(or $x1828 $x1943 (and (= (_ bv92 7) old.lm_head.state) (not (= (_ bv27 7) old.lm_head.bias))) $x2203 (and (= (_ bv95 7) old.lm_head.state) $x193 old.lm_head.cut.first_alone)))))))
(check-sat)

; from one replica to any number, question 147
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
(declare-fun old.ffn.width.padded () Bool)
(declare-fun old.ffn.width.given_moved () Bool)
(declare-fun old.ffn.width.moved () Bool)
(declare-fun old.ffn.gathers () Bool)
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
(declare-fun new.ffn.width.padded () Bool)
(declare-fun new.ffn.width.given_moved () Bool)
(declare-fun new.ffn.width.moved () Bool)
(declare-fun new.ffn.gathers () Bool)
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1117 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x1567 (= (_ bv10 7) old.ffn.down.input)))
 (or $x1567 $x1117 (= (_ bv63 7) old.ffn.down.input)))))
(assert
 (let (($x1359 (= (_ bv1 7) old.ffn.down.residual)))
 (or $x1359 (= (_ bv23 7) old.ffn.down.residual) (= (_ bv27 7) old.ffn.down.residual) (= (_ bv29 7) old.ffn.down.residual))))
(assert
 (let (($x263 (= (_ bv40 7) old.ffn.down.split)))
 (or $x263 (= (_ bv57 7) old.ffn.down.split) (= (_ bv61 7) old.ffn.down.split))))
(assert
 (let (($x649 (= (_ bv58 7) old.ffn.down.sum)))
 (or (= (_ bv15 7) old.ffn.down.sum) $x649)))
(assert
 (let (($x1159 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x1559 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x1289 (= (_ bv10 7) old.ffn.gate.collective)))
 (let (($x355 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x2640 (= (_ bv4 7) old.ffn.gate.collective)))
 (or $x2640 $x355 $x1289 $x1559 $x1159)))))))
(assert
 (let (($x1104 (= (_ bv61 7) old.ffn.gate.split)))
 (let (($x1348 (= (_ bv57 7) old.ffn.gate.split)))
 (or (= (_ bv40 7) old.ffn.gate.split) $x1348 $x1104))))
(assert
 (let (($x2150 (= (_ bv15 7) old.ffn.gate.sum)))
 (or (= (_ bv0 7) old.ffn.gate.sum) $x2150 (= (_ bv24 7) old.ffn.gate.sum) (= (_ bv69 7) old.ffn.gate.sum))))
(assert
 (let (($x2038 (= (_ bv73 7) old.ffn.up.collective)))
 (let (($x1218 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x167 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1101 (= (_ bv5 7) old.ffn.up.collective)))
 (let (($x1145 (= (_ bv4 7) old.ffn.up.collective)))
 (or $x1145 $x1101 $x167 $x1218 $x2038)))))))
(assert
 (let (($x1025 (= (_ bv61 7) old.ffn.up.split)))
 (let (($x1203 (= (_ bv57 7) old.ffn.up.split)))
 (or (= (_ bv40 7) old.ffn.up.split) $x1203 $x1025))))
(assert
 (let (($x698 (= (_ bv24 7) old.ffn.up.sum)))
 (let (($x1675 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x165 (= (_ bv0 7) old.ffn.up.sum)))
 (or $x165 $x1675 $x698 (= (_ bv69 7) old.ffn.up.sum))))))
(assert
 (and (<= 1 old.ffn.width.block)))
(assert
 (let (($x4340 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x603 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1791 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x1568 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x458 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x2030 (= (_ bv26 7) old.ffn.width.kind)))
 (or (= (_ bv11 7) old.ffn.width.kind) (= (_ bv18 7) old.ffn.width.kind) $x2030 $x458 (= (_ bv56 7) old.ffn.width.kind) $x1568 $x1791 $x603 $x4340 (= (_ bv99 7) old.ffn.width.kind)))))))))
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
 (let (($x1317 (= (_ bv38 7) old.stages.send)))
 (let (($x6198 (= (_ bv14 7) old.stages.send)))
 (let (($x1294 (= (_ bv10 7) old.stages.send)))
 (or $x1294 $x6198 $x1317 (= (_ bv59 7) old.stages.send) (= (_ bv75 7) old.stages.send))))))
(assert
 (let (($x954 (= (_ bv53 7) old.stages.stream)))
 (or $x954 (= (_ bv84 7) old.stages.stream))))
(assert
 (and (<= 1 old.stages.visits)))
(assert
 (and (<= 1 old.tp) (>= 1048576 old.tp)))
(assert
 (let ((?x2074 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x616 (div (* ?x2074 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1568 (= (_ bv65 7) old.ffn.width.kind)))
 (= old.ffn.width.filled (and $x1568 (< 1 old.ffn.width.parts) (= ?x616 old.ffn.width.n)))))))
(assert
 (let (($x1568 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x2630 (and $x1568 (not (= 0 (mod old.ffn.width.n old.ffn.width.multiple))))))
 (= old.ffn.width.padded $x2630))))
(assert
 (let (($x4978 (= (- 1) old.ffn.width.n)))
 (let (($x2030 (= (_ bv26 7) old.ffn.width.kind)))
 (let (($x112 (ite $x2030 (or $x4978 (<= old.ffn.width.parts old.ffn.width.n)) (or $x4978 (< 1 old.ffn.width.n)))))
 (let ((?x2074 (div (- (+ old.ffn.width.n old.ffn.width.multiple) 1) old.ffn.width.multiple)))
 (let ((?x616 (div (* ?x2074 old.ffn.width.multiple) old.ffn.width.parts)))
 (let (($x1568 (= (_ bv65 7) old.ffn.width.kind)))
 (let (($x603 (= (_ bv91 7) old.ffn.width.kind)))
 (let (($x1225 (ite $x603 (or $x4978 (< old.ffn.width.block old.ffn.width.n)) (ite $x1568 (or $x4978 (< ?x616 old.ffn.width.n)) $x112))))
 (let (($x4606 (ite (or (= (_ bv96 7) old.ffn.width.kind) (= 1 old.ffn.width.parts)) false $x1225)))
 (let (($x458 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1791 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x6205 (or $x1791 $x458)))
 (= old.ffn.width.moved (ite $x6205 old.ffn.width.given_moved $x4606)))))))))))))))
(assert
 (let (($x1117 (= (_ bv32 7) old.ffn.down.input)))
 (let (($x4154 (or $x1117 (and (= (_ bv10 7) old.ffn.down.input) (not (= (_ bv40 7) old.ffn.down.split))))))
 (= old.ffn.gathers $x4154))))
(assert
 (let (($x4340 (= (_ bv96 7) old.ffn.width.kind)))
 (let (($x1667 (or $x4340 (and (= 1 old.ffn.width.parts) (not old.ffn.width.padded)))))
 (let (($x458 (= (_ bv48 7) old.ffn.width.kind)))
 (let (($x1791 (= (_ bv86 7) old.ffn.width.kind)))
 (let (($x6205 (or $x1791 $x458)))
 (= old.ffn.width.everywhere (ite $x6205 old.ffn.width.given_everywhere $x1667))))))))
(assert
 (let (($x366 (not old.ffn.width.moved)))
 (let (($x834 (and old.ffn.width.everywhere $x366)))
 (= old.ffn.in_place (or $x834 old.ffn.width.filled)))))
(assert
 (let (($x366 (not old.ffn.width.moved)))
 (let (($x834 (and old.ffn.width.everywhere $x366)))
 (let (($x962 (< 1 old.tp)))
 (let ((?x1571 (ite $x962 (_ bv16 7) (ite $x834 (_ bv96 7) (ite old.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x1159 (= (_ bv73 7) old.ffn.gate.collective)))
 (let (($x355 (= (_ bv5 7) old.ffn.gate.collective)))
 (let (($x1289 (= (_ bv10 7) old.ffn.gate.collective)))
 (let ((?x1957 (ite (or $x1289 $x355) (_ bv96 7) (ite $x1159 (ite old.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x1571))))
 (let (($x1559 (= (_ bv57 7) old.ffn.gate.collective)))
 (let (($x4111 (and (or (not old.ffn.gate.group.tp) (= 1 old.tp)) (or (not old.ffn.gate.group.dp) (= 1 old.dp)) (or (not old.ffn.gate.group.sp) (= 1 old.sp)) (or (not old.ffn.gate.group.pp) (= 1 old.pp)))))
 (let (($x330 (or $x1289 $x1559)))
 (let (($x4375 (or $x330 $x4111 (and (= (_ bv4 7) old.ffn.gate.collective) old.ffn.in_place))))
 (let (($x1348 (= (_ bv57 7) old.ffn.gate.split)))
 (let ((?x4685 (ite $x1348 (ite $x4375 (_ bv96 7) (ite $x355 (_ bv21 7) (_ bv16 7))) (ite (or $x1559 (not (= (_ bv15 7) old.ffn.gate.sum))) (_ bv92 7) ?x1957))))
 (let ((?x4544 (ite (or $x330 $x4111 (and $x355 old.ffn.width.padded $x366)) (_ bv97 7) (ite (= (_ bv4 7) old.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x1104 (= (_ bv61 7) old.ffn.gate.split)))
 (let ((?x639 (ite $x1104 (ite (and $x355 old.ffn.width.filled (not $x4111)) (_ bv96 7) ?x4544) ?x4685)))
 (= old.ffn.gate_state ?x639)))))))))))))))))))
(assert
 (let (($x366 (not old.ffn.width.moved)))
 (let (($x834 (and old.ffn.width.everywhere $x366)))
 (let ((?x282 (ite $x834 (_ bv96 7) (ite old.ffn.width_twice_back (ite old.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x962 (< 1 old.tp)))
 (let ((?x1027 (ite old.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x447 (ite old.ffn.width.everywhere (_ bv96 7) ?x1027)))
 (let (($x2038 (= (_ bv73 7) old.ffn.up.collective)))
 (let ((?x409 (ite (or (= (_ bv10 7) old.ffn.up.collective) (= (_ bv5 7) old.ffn.up.collective)) (_ bv96 7) (ite $x2038 ?x447 (ite $x962 (_ bv16 7) ?x282)))))
 (let (($x1675 (= (_ bv15 7) old.ffn.up.sum)))
 (let (($x1218 (= (_ bv57 7) old.ffn.up.collective)))
 (let (($x473 (or $x1218 (not (or $x1675 (and old.model.gated (= (_ bv0 7) old.ffn.up.sum)))))))
 (let (($x1646 (and (or (not old.ffn.up.group.tp) (= 1 old.tp)) (or (not old.ffn.up.group.dp) (= 1 old.dp)) (or (not old.ffn.up.group.sp) (= 1 old.sp)) (or (not old.ffn.up.group.pp) (= 1 old.pp)))))
 (let (($x167 (= (_ bv10 7) old.ffn.up.collective)))
 (let (($x1084 (or $x167 $x1218)))
 (let ((?x1558 (ite (or $x1084 $x1646 (and (= (_ bv4 7) old.ffn.up.collective) old.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) old.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x1203 (= (_ bv57 7) old.ffn.up.split)))
 (let (($x1925 (or $x1084 $x1646 (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.padded $x366))))
 (let ((?x738 (ite (and (= (_ bv5 7) old.ffn.up.collective) old.ffn.width.filled (not $x1646)) (_ bv96 7) (ite $x1925 (_ bv97 7) (ite (= (_ bv4 7) old.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x1025 (= (_ bv61 7) old.ffn.up.split)))
 (= old.ffn.up_state (ite $x1025 ?x738 (ite $x1203 ?x1558 (ite $x473 (_ bv92 7) ?x409))))))))))))))))))))))))
(assert
 (let (($x1522 (not old.ffn.width.everywhere)))
 (let (($x1104 (= (_ bv61 7) old.ffn.gate.split)))
 (= old.ffn.gate_piece (ite (and $x1104 (not (= (_ bv96 7) old.ffn.gate_state)) $x1522) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1522 (not old.ffn.width.everywhere)))
 (let (($x590 (and (or (= (_ bv61 7) old.ffn.up.split) (= (_ bv97 7) old.ffn.up_state)) (not (= (_ bv96 7) old.ffn.up_state)) $x1522)))
 (= old.ffn.up_piece (ite $x590 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x220 (and old.model.gated (= (_ bv92 7) old.ffn.up_state) (or (= (_ bv57 7) old.ffn.up.collective) (= (_ bv24 7) old.ffn.up.sum)))))
 (= old.ffn.up_left $x220)))
(assert
 (let ((?x507 (ite old.ffn.up_left (_ bv92 7) (ite old.model.gated old.ffn.gate_piece old.ffn.up_piece))))
 (= old.ffn.product ?x507)))
(assert
 (let ((?x1335 (ite (and old.ffn.gathers (= (_ bv97 7) old.ffn.product)) (_ bv96 7) old.ffn.product)))
 (= old.ffn.product_in ?x1335)))
(assert
 (let (($x649 (= (_ bv58 7) old.ffn.down.sum)))
 (let (($x962 (< 1 old.tp)))
 (let (($x4643 (and $x962 $x649 (or (= (_ bv40 7) old.ffn.down.split) (= (_ bv92 7) old.ffn.product_in)))))
 (= old.stages.ffn_due $x4643)))))
(assert
 (let (($x954 (= (_ bv53 7) old.stages.stream)))
 (let (($x1268 (and $x954 (or old.model.parallel old.layer.moe (not old.stages.ffn_due)))))
 (let (($x5073 (not old.model.parallel)))
 (let (($x2167 (not old.stages.leaves)))
 (let (($x6189 (or $x2167 (and old.layer.dense $x5073 (not (= (_ bv1 7) old.ffn.down.residual))) $x1268)))
 (= old.stages.one_part $x6189)))))))
(assert
 (= old.layer.dense false))
(assert
 (= old.layer.moe true))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1223 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x1208 (= (_ bv10 7) new.ffn.down.input)))
 (or $x1208 $x1223 (= (_ bv63 7) new.ffn.down.input)))))
(assert
 (let (($x562 (= (_ bv1 7) new.ffn.down.residual)))
 (or $x562 (= (_ bv23 7) new.ffn.down.residual) (= (_ bv27 7) new.ffn.down.residual) (= (_ bv29 7) new.ffn.down.residual))))
(assert
 (let (($x2097 (= (_ bv40 7) new.ffn.down.split)))
 (or $x2097 (= (_ bv57 7) new.ffn.down.split) (= (_ bv61 7) new.ffn.down.split))))
(assert
 (let (($x1227 (= (_ bv58 7) new.ffn.down.sum)))
 (or (= (_ bv15 7) new.ffn.down.sum) $x1227)))
(assert
 (let (($x274 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x218 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x142 (= (_ bv10 7) new.ffn.gate.collective)))
 (let (($x4085 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x4671 (= (_ bv4 7) new.ffn.gate.collective)))
 (or $x4671 $x4085 $x142 $x218 $x274)))))))
(assert
 (let (($x4256 (= (_ bv61 7) new.ffn.gate.split)))
 (let (($x1222 (= (_ bv57 7) new.ffn.gate.split)))
 (or (= (_ bv40 7) new.ffn.gate.split) $x1222 $x4256))))
(assert
 (let (($x204 (= (_ bv15 7) new.ffn.gate.sum)))
 (or (= (_ bv0 7) new.ffn.gate.sum) $x204 (= (_ bv24 7) new.ffn.gate.sum) (= (_ bv69 7) new.ffn.gate.sum))))
(assert
 (let (($x1856 (= (_ bv73 7) new.ffn.up.collective)))
 (let (($x1419 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x1501 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x559 (= (_ bv5 7) new.ffn.up.collective)))
 (let (($x985 (= (_ bv4 7) new.ffn.up.collective)))
 (or $x985 $x559 $x1501 $x1419 $x1856)))))))
(assert
 (let (($x510 (= (_ bv61 7) new.ffn.up.split)))
 (let (($x4669 (= (_ bv57 7) new.ffn.up.split)))
 (or (= (_ bv40 7) new.ffn.up.split) $x4669 $x510))))
(assert
 (let (($x2563 (= (_ bv24 7) new.ffn.up.sum)))
 (let (($x4499 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x916 (= (_ bv0 7) new.ffn.up.sum)))
 (or $x916 $x4499 $x2563 (= (_ bv69 7) new.ffn.up.sum))))))
(assert
 (and (<= 1 new.ffn.width.block)))
(assert
 (let (($x264 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x1906 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x1589 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x504 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x751 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x2107 (= (_ bv26 7) new.ffn.width.kind)))
 (or (= (_ bv11 7) new.ffn.width.kind) (= (_ bv18 7) new.ffn.width.kind) $x2107 $x751 (= (_ bv56 7) new.ffn.width.kind) $x504 $x1589 $x1906 $x264 (= (_ bv99 7) new.ffn.width.kind)))))))))
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
 (let (($x4421 (= (_ bv38 7) new.stages.send)))
 (let (($x1442 (= (_ bv14 7) new.stages.send)))
 (let (($x1140 (= (_ bv10 7) new.stages.send)))
 (or $x1140 $x1442 $x4421 (= (_ bv59 7) new.stages.send) (= (_ bv75 7) new.stages.send))))))
(assert
 (let (($x1147 (= (_ bv53 7) new.stages.stream)))
 (or $x1147 (= (_ bv84 7) new.stages.stream))))
(assert
 (and (<= 1 new.stages.visits)))
(assert
 (and (<= 1 new.tp) (>= 1048576 new.tp)))
(assert
 (let ((?x1719 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1044 (div (* ?x1719 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x504 (= (_ bv65 7) new.ffn.width.kind)))
 (= new.ffn.width.filled (and $x504 (< 1 new.ffn.width.parts) (= ?x1044 new.ffn.width.n)))))))
(assert
 (let (($x504 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x701 (and $x504 (not (= 0 (mod new.ffn.width.n new.ffn.width.multiple))))))
 (= new.ffn.width.padded $x701))))
(assert
 (let (($x2127 (= (- 1) new.ffn.width.n)))
 (let (($x2107 (= (_ bv26 7) new.ffn.width.kind)))
 (let (($x1736 (ite $x2107 (or $x2127 (<= new.ffn.width.parts new.ffn.width.n)) (or $x2127 (< 1 new.ffn.width.n)))))
 (let ((?x1719 (div (- (+ new.ffn.width.n new.ffn.width.multiple) 1) new.ffn.width.multiple)))
 (let ((?x1044 (div (* ?x1719 new.ffn.width.multiple) new.ffn.width.parts)))
 (let (($x504 (= (_ bv65 7) new.ffn.width.kind)))
 (let (($x1906 (= (_ bv91 7) new.ffn.width.kind)))
 (let (($x4159 (ite $x1906 (or $x2127 (< new.ffn.width.block new.ffn.width.n)) (ite $x504 (or $x2127 (< ?x1044 new.ffn.width.n)) $x1736))))
 (let (($x2020 (ite (or (= (_ bv96 7) new.ffn.width.kind) (= 1 new.ffn.width.parts)) false $x4159)))
 (let (($x751 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1589 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x255 (or $x1589 $x751)))
 (= new.ffn.width.moved (ite $x255 new.ffn.width.given_moved $x2020)))))))))))))))
(assert
 (let (($x1223 (= (_ bv32 7) new.ffn.down.input)))
 (let (($x2059 (or $x1223 (and (= (_ bv10 7) new.ffn.down.input) (not (= (_ bv40 7) new.ffn.down.split))))))
 (= new.ffn.gathers $x2059))))
(assert
 (let (($x264 (= (_ bv96 7) new.ffn.width.kind)))
 (let (($x145 (or $x264 (and (= 1 new.ffn.width.parts) (not new.ffn.width.padded)))))
 (let (($x751 (= (_ bv48 7) new.ffn.width.kind)))
 (let (($x1589 (= (_ bv86 7) new.ffn.width.kind)))
 (let (($x255 (or $x1589 $x751)))
 (= new.ffn.width.everywhere (ite $x255 new.ffn.width.given_everywhere $x145))))))))
(assert
 (let (($x1684 (not new.ffn.width.moved)))
 (let (($x1284 (and new.ffn.width.everywhere $x1684)))
 (= new.ffn.in_place (or $x1284 new.ffn.width.filled)))))
(assert
 (let (($x1684 (not new.ffn.width.moved)))
 (let (($x1284 (and new.ffn.width.everywhere $x1684)))
 (let (($x70 (< 1 new.tp)))
 (let ((?x1507 (ite $x70 (_ bv16 7) (ite $x1284 (_ bv96 7) (ite new.ffn.width_twice_back (_ bv16 7) (_ bv16 7))))))
 (let (($x274 (= (_ bv73 7) new.ffn.gate.collective)))
 (let (($x4085 (= (_ bv5 7) new.ffn.gate.collective)))
 (let (($x142 (= (_ bv10 7) new.ffn.gate.collective)))
 (let ((?x1114 (ite (or $x142 $x4085) (_ bv96 7) (ite $x274 (ite new.ffn.width.everywhere (_ bv96 7) (_ bv16 7)) ?x1507))))
 (let (($x218 (= (_ bv57 7) new.ffn.gate.collective)))
 (let (($x1045 (and (or (not new.ffn.gate.group.tp) (= 1 new.tp)) (or (not new.ffn.gate.group.dp) (= 1 new.dp)) (or (not new.ffn.gate.group.sp) (= 1 new.sp)) (or (not new.ffn.gate.group.pp) (= 1 new.pp)))))
 (let (($x4612 (or $x142 $x218)))
 (let (($x795 (or $x4612 $x1045 (and (= (_ bv4 7) new.ffn.gate.collective) new.ffn.in_place))))
 (let (($x1222 (= (_ bv57 7) new.ffn.gate.split)))
 (let ((?x1153 (ite $x1222 (ite $x795 (_ bv96 7) (ite $x4085 (_ bv21 7) (_ bv16 7))) (ite (or $x218 (not (= (_ bv15 7) new.ffn.gate.sum))) (_ bv92 7) ?x1114))))
 (let ((?x1180 (ite (or $x4612 $x1045 (and $x4085 new.ffn.width.padded $x1684)) (_ bv97 7) (ite (= (_ bv4 7) new.ffn.gate.collective) (_ bv96 7) (_ bv16 7)))))
 (let (($x4256 (= (_ bv61 7) new.ffn.gate.split)))
 (let ((?x1062 (ite $x4256 (ite (and $x4085 new.ffn.width.filled (not $x1045)) (_ bv96 7) ?x1180) ?x1153)))
 (= new.ffn.gate_state ?x1062)))))))))))))))))))
(assert
 (let (($x1684 (not new.ffn.width.moved)))
 (let (($x1284 (and new.ffn.width.everywhere $x1684)))
 (let ((?x1383 (ite $x1284 (_ bv96 7) (ite new.ffn.width_twice_back (ite new.model.gated (_ bv97 7) (_ bv16 7)) (_ bv16 7)))))
 (let (($x70 (< 1 new.tp)))
 (let ((?x4131 (ite new.model.gated (_ bv97 7) (_ bv16 7))))
 (let ((?x222 (ite new.ffn.width.everywhere (_ bv96 7) ?x4131)))
 (let (($x1856 (= (_ bv73 7) new.ffn.up.collective)))
 (let ((?x1662 (ite (or (= (_ bv10 7) new.ffn.up.collective) (= (_ bv5 7) new.ffn.up.collective)) (_ bv96 7) (ite $x1856 ?x222 (ite $x70 (_ bv16 7) ?x1383)))))
 (let (($x4499 (= (_ bv15 7) new.ffn.up.sum)))
 (let (($x1419 (= (_ bv57 7) new.ffn.up.collective)))
 (let (($x164 (or $x1419 (not (or $x4499 (and new.model.gated (= (_ bv0 7) new.ffn.up.sum)))))))
 (let (($x239 (and (or (not new.ffn.up.group.tp) (= 1 new.tp)) (or (not new.ffn.up.group.dp) (= 1 new.dp)) (or (not new.ffn.up.group.sp) (= 1 new.sp)) (or (not new.ffn.up.group.pp) (= 1 new.pp)))))
 (let (($x1501 (= (_ bv10 7) new.ffn.up.collective)))
 (let (($x1954 (or $x1501 $x1419)))
 (let ((?x134 (ite (or $x1954 $x239 (and (= (_ bv4 7) new.ffn.up.collective) new.ffn.in_place)) (_ bv96 7) (ite (= (_ bv5 7) new.ffn.up.collective) (_ bv21 7) (_ bv16 7)))))
 (let (($x4669 (= (_ bv57 7) new.ffn.up.split)))
 (let (($x2671 (or $x1954 $x239 (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.padded $x1684))))
 (let ((?x4780 (ite (and (= (_ bv5 7) new.ffn.up.collective) new.ffn.width.filled (not $x239)) (_ bv96 7) (ite $x2671 (_ bv97 7) (ite (= (_ bv4 7) new.ffn.up.collective) (_ bv96 7) (_ bv16 7))))))
 (let (($x510 (= (_ bv61 7) new.ffn.up.split)))
 (= new.ffn.up_state (ite $x510 ?x4780 (ite $x4669 ?x134 (ite $x164 (_ bv92 7) ?x1662))))))))))))))))))))))))
(assert
 (let (($x1693 (not new.ffn.width.everywhere)))
 (let (($x4256 (= (_ bv61 7) new.ffn.gate.split)))
 (= new.ffn.gate_piece (ite (and $x4256 (not (= (_ bv96 7) new.ffn.gate_state)) $x1693) (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1693 (not new.ffn.width.everywhere)))
 (let (($x1240 (and (or (= (_ bv61 7) new.ffn.up.split) (= (_ bv97 7) new.ffn.up_state)) (not (= (_ bv96 7) new.ffn.up_state)) $x1693)))
 (= new.ffn.up_piece (ite $x1240 (_ bv97 7) (_ bv96 7))))))
(assert
 (let (($x1441 (and new.model.gated (= (_ bv92 7) new.ffn.up_state) (or (= (_ bv57 7) new.ffn.up.collective) (= (_ bv24 7) new.ffn.up.sum)))))
 (= new.ffn.up_left $x1441)))
(assert
 (let ((?x13 (ite new.ffn.up_left (_ bv92 7) (ite new.model.gated new.ffn.gate_piece new.ffn.up_piece))))
 (= new.ffn.product ?x13)))
(assert
 (let ((?x1748 (ite (and new.ffn.gathers (= (_ bv97 7) new.ffn.product)) (_ bv96 7) new.ffn.product)))
 (= new.ffn.product_in ?x1748)))
(assert
 (let (($x1227 (= (_ bv58 7) new.ffn.down.sum)))
 (let (($x70 (< 1 new.tp)))
 (let (($x1091 (and $x70 $x1227 (or (= (_ bv40 7) new.ffn.down.split) (= (_ bv92 7) new.ffn.product_in)))))
 (= new.stages.ffn_due $x1091)))))
(assert
 (let (($x1147 (= (_ bv53 7) new.stages.stream)))
 (let (($x1823 (and $x1147 (or new.model.parallel new.layer.moe (not new.stages.ffn_due)))))
 (let (($x974 (not new.model.parallel)))
 (let (($x1655 (not new.stages.leaves)))
 (let (($x607 (or $x1655 (and new.layer.dense $x974 (not (= (_ bv1 7) new.ffn.down.residual))) $x1823)))
 (= new.stages.one_part $x607)))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1162 (or (= 1 new.stages.visits) (or (= (_ bv10 7) new.stages.send) (= (_ bv14 7) new.stages.send)) (and (= (_ bv38 7) new.stages.send) new.stages.one_part))))
 (not $x1162)))
(assert
 (or (= 1 old.stages.visits) (or (= (_ bv10 7) old.stages.send) (= (_ bv14 7) old.stages.send)) (and (= (_ bv38 7) old.stages.send) old.stages.one_part)))
(check-sat)

; from one replica to any number, question 148
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
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (and (<= 0 old.batch.sequences.given_least)))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x803 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x4928 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x811 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 $x811 (= (_ bv48 7) old.batch.sequences.kind) $x4928 $x803 (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935))))))))))
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
 (let ((?x1987 (div (- (+ old.batch.sequences.n old.batch.sequences.multiple) 1) old.batch.sequences.multiple)))
 (let ((?x463 (* (div (* ?x1987 old.batch.sequences.multiple) old.batch.sequences.parts) old.batch.sequences.parts)))
 (let (($x1972 (= (- 1) old.batch.sequences.n)))
 (let ((?x1932 (ite (= 0 (mod old.batch.sequences.multiple old.batch.sequences.parts)) 1 (ite (or $x1972 (< ?x463 old.batch.sequences.n)) 0 1))))
 (let (($x803 (= (_ bv65 7) old.batch.sequences.kind)))
 (let (($x1951 (or $x1972 (not (= 0 (mod old.batch.sequences.n old.batch.sequences.parts))))))
 (let ((?x2198 (ite (and $x1972 (= 1 old.batch.sequences.parts)) 1 (ite $x1951 0 1))))
 (let (($x811 (= (_ bv26 7) old.batch.sequences.kind)))
 (let (($x4928 (= (_ bv56 7) old.batch.sequences.kind)))
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let ((?x906 (ite (or $x4926 $x762 $x4930 $x4935 $x4928) 1 (ite $x811 ?x2198 (ite $x803 ?x1932 old.batch.sequences.given_least)))))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (= old.batch.sequences.least (ite $x4932 old.batch.sequences.parts ?x906))))))))))))))))))
(assert
 (= old.batch.sequences.beyond old.batch.sequences.given_beyond))
(assert
 (and (<= 0 new.batch.sequences.given_least)))
(assert
 (let (($x1755 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x1204 (= (_ bv96 7) new.batch.sequences.kind)))
 (let (($x4701 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x1934 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x336 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x5100 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x1649 (= (_ bv18 7) new.batch.sequences.kind)))
 (let (($x4061 (= (_ bv11 7) new.batch.sequences.kind)))
 (or $x4061 $x1649 $x5100 (= (_ bv48 7) new.batch.sequences.kind) $x336 $x1934 (= (_ bv86 7) new.batch.sequences.kind) $x4701 $x1204 $x1755))))))))))
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
 (let ((?x591 (div (- (+ new.batch.sequences.n new.batch.sequences.multiple) 1) new.batch.sequences.multiple)))
 (let ((?x311 (* (div (* ?x591 new.batch.sequences.multiple) new.batch.sequences.parts) new.batch.sequences.parts)))
 (let (($x4826 (= (- 1) new.batch.sequences.n)))
 (let ((?x4257 (ite (= 0 (mod new.batch.sequences.multiple new.batch.sequences.parts)) 1 (ite (or $x4826 (< ?x311 new.batch.sequences.n)) 0 1))))
 (let (($x1934 (= (_ bv65 7) new.batch.sequences.kind)))
 (let (($x1777 (or $x4826 (not (= 0 (mod new.batch.sequences.n new.batch.sequences.parts))))))
 (let ((?x3999 (ite (and $x4826 (= 1 new.batch.sequences.parts)) 1 (ite $x1777 0 1))))
 (let (($x5100 (= (_ bv26 7) new.batch.sequences.kind)))
 (let (($x336 (= (_ bv56 7) new.batch.sequences.kind)))
 (let (($x1755 (= (_ bv99 7) new.batch.sequences.kind)))
 (let (($x4701 (= (_ bv91 7) new.batch.sequences.kind)))
 (let (($x4061 (= (_ bv11 7) new.batch.sequences.kind)))
 (let (($x1649 (= (_ bv18 7) new.batch.sequences.kind)))
 (let ((?x641 (ite (or $x1649 $x4061 $x4701 $x1755 $x336) 1 (ite $x5100 ?x3999 (ite $x1934 ?x4257 new.batch.sequences.given_least)))))
 (let (($x1204 (= (_ bv96 7) new.batch.sequences.kind)))
 (= new.batch.sequences.least (ite $x1204 new.batch.sequences.parts ?x641))))))))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x245 (not new.batch.sequences.beyond)))
 (not (and (<= 1 new.batch.sequences.least) $x245))))
(assert
 (let (($x4951 (not old.batch.sequences.beyond)))
(and (<= 1 old.batch.sequences.least) $x4951)))
(check-sat)

; from one replica to any number, question 149
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
(declare-fun old.attention.heads.given_moved () Bool)
(declare-fun old.attention.heads.moved () Bool)
(declare-fun old.attention.head_dim.filled () Bool)
(declare-fun old.attention.value_dim.filled () Bool)
(declare-fun old.attention.heads.given_everywhere () Bool)
(declare-fun old.attention.heads.everywhere () Bool)
(declare-fun old.model.latent () Bool)
(declare-fun old.attention.qkv.group.pp () Bool)
(declare-fun old.attention.qkv.group.sp () Bool)
(declare-fun old.attention.qkv.group.dp () Bool)
(declare-fun old.attention.qkv.group.tp () Bool)
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
(declare-fun new.attention.heads.given_moved () Bool)
(declare-fun new.attention.heads.moved () Bool)
(declare-fun new.attention.head_dim.filled () Bool)
(declare-fun new.attention.value_dim.filled () Bool)
(declare-fun new.attention.heads.given_everywhere () Bool)
(declare-fun new.attention.heads.everywhere () Bool)
(declare-fun new.model.latent () Bool)
(declare-fun new.attention.qkv.group.pp () Bool)
(declare-fun new.attention.qkv.group.sp () Bool)
(declare-fun new.attention.qkv.group.dp () Bool)
(declare-fun new.attention.qkv.group.tp () Bool)
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
 (let (($x190 (= (_ bv65 7) old.attention.head_dim.kind)))
 (or (= (_ bv11 7) old.attention.head_dim.kind) (= (_ bv18 7) old.attention.head_dim.kind) (= (_ bv26 7) old.attention.head_dim.kind) (= (_ bv48 7) old.attention.head_dim.kind) (= (_ bv56 7) old.attention.head_dim.kind) $x190 (= (_ bv86 7) old.attention.head_dim.kind) (= (_ bv91 7) old.attention.head_dim.kind) (= (_ bv96 7) old.attention.head_dim.kind) (= (_ bv99 7) old.attention.head_dim.kind))))
(assert
 (and (<= 1 old.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.head_dim.n)))
(assert
 (and (<= 1 old.attention.head_dim.parts)))
(assert
 (and (<= 1 old.attention.heads.block)))
(assert
 (let (($x414 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x4041 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x970 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x974 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x1240 (= (_ bv26 7) old.attention.heads.kind)))
 (or (= (_ bv11 7) old.attention.heads.kind) (= (_ bv18 7) old.attention.heads.kind) $x1240 $x1107 (= (_ bv56 7) old.attention.heads.kind) $x974 $x970 $x4041 $x414 (= (_ bv99 7) old.attention.heads.kind)))))))))
(assert
 (and (<= 1 old.attention.heads.multiple)))
(assert
 (and (<= (- 1) old.attention.heads.n)))
(assert
 (and (<= 1 old.attention.heads.parts)))
(assert
 (let (($x612 (= (_ bv8 7) old.attention.pairs)))
 (or $x612 (= (_ bv43 7) old.attention.pairs))))
(assert
 (let (($x916 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let (($x4980 (= (_ bv10 7) old.attention.qkv.collective)))
 (let (($x1418 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1383 (= (_ bv4 7) old.attention.qkv.collective)))
 (or $x1383 $x1418 $x4980 $x1284 $x916)))))))
(assert
 (let (($x3975 (= (_ bv15 7) old.attention.qkv.q_sum)))
 (or $x3975 (= (_ bv83 7) old.attention.qkv.q_sum))))
(assert
 (let (($x1501 (= (_ bv57 7) old.attention.qkv.split)))
 (let (($x2563 (= (_ bv40 7) old.attention.qkv.split)))
 (let (($x4669 (= (_ bv36 7) old.attention.qkv.split)))
 (or $x4669 (= (_ bv37 7) old.attention.qkv.split) $x2563 $x1501)))))
(assert
 (let (($x4870 (= (_ bv65 7) old.attention.value_dim.kind)))
 (or (= (_ bv11 7) old.attention.value_dim.kind) (= (_ bv18 7) old.attention.value_dim.kind) (= (_ bv26 7) old.attention.value_dim.kind) (= (_ bv48 7) old.attention.value_dim.kind) (= (_ bv56 7) old.attention.value_dim.kind) $x4870 (= (_ bv86 7) old.attention.value_dim.kind) (= (_ bv91 7) old.attention.value_dim.kind) (= (_ bv96 7) old.attention.value_dim.kind) (= (_ bv99 7) old.attention.value_dim.kind))))
(assert
 (and (<= 1 old.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) old.attention.value_dim.n)))
(assert
 (and (<= 1 old.attention.value_dim.parts)))
(assert
 (let (($x301 (= (_ bv42 7) old.batch.idle)))
 (or $x301 (= (_ bv87 7) old.batch.idle))))
(assert
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (or $x762 $x4926 (= (_ bv26 7) old.batch.sequences.kind) (= (_ bv48 7) old.batch.sequences.kind) (= (_ bv56 7) old.batch.sequences.kind) (= (_ bv65 7) old.batch.sequences.kind) (= (_ bv86 7) old.batch.sequences.kind) $x4930 $x4932 $x4935)))))))
(assert
 (and (<= 1 old.dp) (>= 1048576 old.dp)))
(assert
 (let (($x1227 (= (_ bv29 7) old.handoff.cache)))
 (or (= (_ bv17 7) old.handoff.cache) $x1227 (= (_ bv50 7) old.handoff.cache) (= (_ bv90 7) old.handoff.cache))))
(assert
 (let (($x948 (= (_ bv79 7) old.model.positions)))
 (or (= (_ bv2 7) old.model.positions) (= (_ bv47 7) old.model.positions) (= (_ bv57 7) old.model.positions) $x948)))
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
 (let (($x5058 (not (= 0 (mod old.attention.heads.n old.attention.heads.multiple)))))
 (let (($x974 (= (_ bv65 7) old.attention.heads.kind)))
 (= old.attention.heads.padded (and $x974 $x5058)))))
(assert
 (let (($x4421 (= (- 1) old.attention.heads.n)))
 (let (($x1240 (= (_ bv26 7) old.attention.heads.kind)))
 (let (($x1909 (ite $x1240 (or $x4421 (<= old.attention.heads.parts old.attention.heads.n)) (or $x4421 (< 1 old.attention.heads.n)))))
 (let ((?x4868 (div (- (+ old.attention.heads.n old.attention.heads.multiple) 1) old.attention.heads.multiple)))
 (let (($x6198 (< (div (* ?x4868 old.attention.heads.multiple) old.attention.heads.parts) old.attention.heads.n)))
 (let (($x974 (= (_ bv65 7) old.attention.heads.kind)))
 (let (($x4041 (= (_ bv91 7) old.attention.heads.kind)))
 (let (($x1853 (ite $x4041 (or $x4421 (< old.attention.heads.block old.attention.heads.n)) (ite $x974 (or $x4421 $x6198) $x1909))))
 (let (($x411 (= 1 old.attention.heads.parts)))
 (let (($x414 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x970 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1162 (or $x970 $x1107)))
 (let (($x1253 (ite $x1162 old.attention.heads.given_moved (ite (or $x414 $x411) false $x1853))))
 (= old.attention.heads.moved $x1253))))))))))))))))
(assert
 (let ((?x6199 (div (- (+ old.attention.head_dim.n old.attention.head_dim.multiple) 1) old.attention.head_dim.multiple)))
 (let ((?x4569 (div (* ?x6199 old.attention.head_dim.multiple) old.attention.head_dim.parts)))
 (let (($x190 (= (_ bv65 7) old.attention.head_dim.kind)))
 (let (($x142 (and $x190 (< 1 old.attention.head_dim.parts) (= ?x4569 old.attention.head_dim.n))))
 (= old.attention.head_dim.filled $x142))))))
(assert
 (let ((?x1540 (- (+ old.attention.value_dim.n old.attention.value_dim.multiple) 1)))
 (let ((?x1485 (* (div ?x1540 old.attention.value_dim.multiple) old.attention.value_dim.multiple)))
 (let (($x4870 (= (_ bv65 7) old.attention.value_dim.kind)))
 (let (($x1222 (and $x4870 (< 1 old.attention.value_dim.parts) (= (div ?x1485 old.attention.value_dim.parts) old.attention.value_dim.n))))
 (= old.attention.value_dim.filled $x1222))))))
(assert
 (let (($x795 (not old.attention.heads.padded)))
 (let (($x411 (= 1 old.attention.heads.parts)))
 (let (($x414 (= (_ bv96 7) old.attention.heads.kind)))
 (let (($x1107 (= (_ bv48 7) old.attention.heads.kind)))
 (let (($x970 (= (_ bv86 7) old.attention.heads.kind)))
 (let (($x1162 (or $x970 $x1107)))
 (let (($x204 (ite $x1162 old.attention.heads.given_everywhere (or $x414 (and $x411 $x795)))))
 (= old.attention.heads.everywhere $x204)))))))))
(assert
 (let (($x916 (= (_ bv73 7) old.attention.qkv.collective)))
 (let (($x1383 (= (_ bv4 7) old.attention.qkv.collective)))
 (let (($x1284 (= (_ bv57 7) old.attention.qkv.collective)))
 (let ((?x2059 (ite (or $x1284 (not (= (_ bv15 7) old.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1383 $x916) (_ bv16 7) (_ bv96 7)))))
 (let (($x4669 (= (_ bv36 7) old.attention.qkv.split)))
 (let (($x1418 (= (_ bv5 7) old.attention.qkv.collective)))
 (let (($x1259 (and $x1418 $x4669 old.attention.head_dim.filled (or (= (_ bv8 7) old.attention.pairs) (not (= (_ bv79 7) old.model.positions))) (or old.model.latent old.attention.value_dim.filled))))
 (let (($x1062 (and (or (not old.attention.qkv.group.tp) (= 1 old.tp)) (or (not old.attention.qkv.group.dp) (= 1 old.dp)) (or (not old.attention.qkv.group.sp) (= 1 old.sp)) (or (not old.attention.qkv.group.pp) (= 1 old.pp)))))
 (let (($x1054 (or (or (= (_ bv10 7) old.attention.qkv.collective) $x1284) $x1062)))
 (let ((?x1676 (ite (not (= (_ bv40 7) old.attention.qkv.split)) (ite $x1054 old.attention.qkv.split (ite (or $x1383 $x1259) (_ bv96 7) (_ bv16 7))) ?x2059)))
 (let (($x1501 (= (_ bv57 7) old.attention.qkv.split)))
 (= old.attention.q (ite $x1501 (ite $x1054 (_ bv96 7) (ite $x1418 (_ bv21 7) (_ bv16 7))) ?x1676))))))))))))))
(assert
 (let (($x2184 (= (_ bv65 7) new.attention.head_dim.kind)))
 (or (= (_ bv11 7) new.attention.head_dim.kind) (= (_ bv18 7) new.attention.head_dim.kind) (= (_ bv26 7) new.attention.head_dim.kind) (= (_ bv48 7) new.attention.head_dim.kind) (= (_ bv56 7) new.attention.head_dim.kind) $x2184 (= (_ bv86 7) new.attention.head_dim.kind) (= (_ bv91 7) new.attention.head_dim.kind) (= (_ bv96 7) new.attention.head_dim.kind) (= (_ bv99 7) new.attention.head_dim.kind))))
(assert
 (and (<= 1 new.attention.head_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.head_dim.n)))
(assert
 (and (<= 1 new.attention.head_dim.parts)))
(assert
 (and (<= 1 new.attention.heads.block)))
(assert
 (let (($x5034 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x1439 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x701 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1800 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x626 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x2051 (= (_ bv26 7) new.attention.heads.kind)))
 (or (= (_ bv11 7) new.attention.heads.kind) (= (_ bv18 7) new.attention.heads.kind) $x2051 $x626 (= (_ bv56 7) new.attention.heads.kind) $x1800 $x701 $x1439 $x5034 (= (_ bv99 7) new.attention.heads.kind)))))))))
(assert
 (and (<= 1 new.attention.heads.multiple)))
(assert
 (and (<= (- 1) new.attention.heads.n)))
(assert
 (and (<= 1 new.attention.heads.parts)))
(assert
 (let (($x1409 (= (_ bv8 7) new.attention.pairs)))
 (or $x1409 (= (_ bv43 7) new.attention.pairs))))
(assert
 (let (($x1924 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1423 (= (_ bv57 7) new.attention.qkv.collective)))
 (let (($x401 (= (_ bv10 7) new.attention.qkv.collective)))
 (let (($x2185 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x1796 (= (_ bv4 7) new.attention.qkv.collective)))
 (or $x1796 $x2185 $x401 $x1423 $x1924)))))))
(assert
 (let (($x845 (= (_ bv15 7) new.attention.qkv.q_sum)))
 (or $x845 (= (_ bv83 7) new.attention.qkv.q_sum))))
(assert
 (let (($x202 (= (_ bv57 7) new.attention.qkv.split)))
 (let (($x1085 (= (_ bv40 7) new.attention.qkv.split)))
 (let (($x859 (= (_ bv36 7) new.attention.qkv.split)))
 (or $x859 (= (_ bv37 7) new.attention.qkv.split) $x1085 $x202)))))
(assert
 (let (($x1076 (= (_ bv65 7) new.attention.value_dim.kind)))
 (or (= (_ bv11 7) new.attention.value_dim.kind) (= (_ bv18 7) new.attention.value_dim.kind) (= (_ bv26 7) new.attention.value_dim.kind) (= (_ bv48 7) new.attention.value_dim.kind) (= (_ bv56 7) new.attention.value_dim.kind) $x1076 (= (_ bv86 7) new.attention.value_dim.kind) (= (_ bv91 7) new.attention.value_dim.kind) (= (_ bv96 7) new.attention.value_dim.kind) (= (_ bv99 7) new.attention.value_dim.kind))))
(assert
 (and (<= 1 new.attention.value_dim.multiple)))
(assert
 (and (<= (- 1) new.attention.value_dim.n)))
(assert
 (and (<= 1 new.attention.value_dim.parts)))
(assert
 (and (<= 1 new.dp) (>= 1048576 new.dp)))
(assert
 (let (($x1904 (= (_ bv29 7) new.handoff.cache)))
 (or (= (_ bv17 7) new.handoff.cache) $x1904 (= (_ bv50 7) new.handoff.cache) (= (_ bv90 7) new.handoff.cache))))
(assert
 (let (($x1263 (= (_ bv79 7) new.model.positions)))
 (or (= (_ bv2 7) new.model.positions) (= (_ bv47 7) new.model.positions) (= (_ bv57 7) new.model.positions) $x1263)))
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
 (let (($x6158 (not (= 0 (mod new.attention.heads.n new.attention.heads.multiple)))))
 (let (($x1800 (= (_ bv65 7) new.attention.heads.kind)))
 (= new.attention.heads.padded (and $x1800 $x6158)))))
(assert
 (let (($x954 (= (- 1) new.attention.heads.n)))
 (let (($x2051 (= (_ bv26 7) new.attention.heads.kind)))
 (let (($x2033 (ite $x2051 (or $x954 (<= new.attention.heads.parts new.attention.heads.n)) (or $x954 (< 1 new.attention.heads.n)))))
 (let ((?x792 (div (- (+ new.attention.heads.n new.attention.heads.multiple) 1) new.attention.heads.multiple)))
 (let (($x263 (< (div (* ?x792 new.attention.heads.multiple) new.attention.heads.parts) new.attention.heads.n)))
 (let (($x1800 (= (_ bv65 7) new.attention.heads.kind)))
 (let (($x1439 (= (_ bv91 7) new.attention.heads.kind)))
 (let (($x1329 (ite $x1439 (or $x954 (< new.attention.heads.block new.attention.heads.n)) (ite $x1800 (or $x954 $x263) $x2033))))
 (let (($x1651 (= 1 new.attention.heads.parts)))
 (let (($x5034 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x626 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x701 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1359 (or $x701 $x626)))
 (let (($x507 (ite $x1359 new.attention.heads.given_moved (ite (or $x5034 $x1651) false $x1329))))
 (= new.attention.heads.moved $x507))))))))))))))))
(assert
 (let ((?x4456 (div (- (+ new.attention.head_dim.n new.attention.head_dim.multiple) 1) new.attention.head_dim.multiple)))
 (let ((?x1520 (div (* ?x4456 new.attention.head_dim.multiple) new.attention.head_dim.parts)))
 (let (($x2184 (= (_ bv65 7) new.attention.head_dim.kind)))
 (let (($x1292 (and $x2184 (< 1 new.attention.head_dim.parts) (= ?x1520 new.attention.head_dim.n))))
 (= new.attention.head_dim.filled $x1292))))))
(assert
 (let ((?x2132 (+ new.attention.value_dim.n new.attention.value_dim.multiple)))
 (let ((?x240 (* (div (- ?x2132 1) new.attention.value_dim.multiple) new.attention.value_dim.multiple)))
 (let (($x1076 (= (_ bv65 7) new.attention.value_dim.kind)))
 (let (($x714 (and $x1076 (< 1 new.attention.value_dim.parts) (= (div ?x240 new.attention.value_dim.parts) new.attention.value_dim.n))))
 (= new.attention.value_dim.filled $x714))))))
(assert
 (let (($x1376 (not new.attention.heads.padded)))
 (let (($x1651 (= 1 new.attention.heads.parts)))
 (let (($x5034 (= (_ bv96 7) new.attention.heads.kind)))
 (let (($x626 (= (_ bv48 7) new.attention.heads.kind)))
 (let (($x701 (= (_ bv86 7) new.attention.heads.kind)))
 (let (($x1359 (or $x701 $x626)))
 (let (($x1101 (ite $x1359 new.attention.heads.given_everywhere (or $x5034 (and $x1651 $x1376)))))
 (= new.attention.heads.everywhere $x1101)))))))))
(assert
 (let (($x1924 (= (_ bv73 7) new.attention.qkv.collective)))
 (let (($x1796 (= (_ bv4 7) new.attention.qkv.collective)))
 (let (($x1423 (= (_ bv57 7) new.attention.qkv.collective)))
 (let ((?x165 (ite (or $x1423 (not (= (_ bv15 7) new.attention.qkv.q_sum))) (_ bv92 7) (ite (or $x1796 $x1924) (_ bv16 7) (_ bv96 7)))))
 (let (($x1707 (or new.model.latent new.attention.value_dim.filled)))
 (let (($x859 (= (_ bv36 7) new.attention.qkv.split)))
 (let (($x2185 (= (_ bv5 7) new.attention.qkv.collective)))
 (let (($x5033 (and $x2185 $x859 new.attention.head_dim.filled (or (= (_ bv8 7) new.attention.pairs) (not (= (_ bv79 7) new.model.positions))) $x1707)))
 (let (($x2135 (and (or (not new.attention.qkv.group.tp) (= 1 new.tp)) (or (not new.attention.qkv.group.dp) (= 1 new.dp)) (or (not new.attention.qkv.group.sp) (= 1 new.sp)) (or (not new.attention.qkv.group.pp) (= 1 new.pp)))))
 (let (($x167 (or (or (= (_ bv10 7) new.attention.qkv.collective) $x1423) $x2135)))
 (let ((?x55 (ite (not (= (_ bv40 7) new.attention.qkv.split)) (ite $x167 new.attention.qkv.split (ite (or $x1796 $x5033) (_ bv96 7) (_ bv16 7))) ?x165)))
 (let (($x202 (= (_ bv57 7) new.attention.qkv.split)))
 (= new.attention.q (ite $x202 (ite $x167 (_ bv96 7) (ite $x2185 (_ bv21 7) (_ bv16 7))) ?x55)))))))))))))))
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
 (let (($x4935 (= (_ bv99 7) old.batch.sequences.kind)))
 (let (($x4930 (= (_ bv91 7) old.batch.sequences.kind)))
 (let (($x4926 (= (_ bv18 7) old.batch.sequences.kind)))
 (let (($x762 (= (_ bv11 7) old.batch.sequences.kind)))
 (let (($x4932 (= (_ bv96 7) old.batch.sequences.kind)))
 (or $x4932 $x762 $x4926 $x4930 $x4935)))))))
(assert
 (= 1 old.dp))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (<= old.moe.block ?x1577)))
(assert
 (= 0 (mod (* old.sp old.tp) old.moe.block)))
(assert
 (let ((?x1577 (* old.sp old.tp)))
 (= old.stage.ranks ?x1577)))
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
 (let (($x4409 (not old.moe.group.sp)))
 (let (($x4407 (not old.moe.group.dp)))
 (and old.moe.group.ep old.moe.group.tp $x4407 $x4409))))
(assert
 (let ((?x4385 (mod new.stage.ranks new.moe.block)))
 (= 0 ?x4385)))
(assert
 (or (and (= 1 new.dp) (= new.stage.ranks (* new.sp new.tp))) (and (<= 2 new.dp) (< (* new.sp new.tp) new.stage.ranks))))
(assert
 (let (($x1276 (not new.attention.heads.everywhere)))
 (let (($x927 (not new.attention.heads.moved)))
 (let (($x1655 (= 1 new.tp)))
 (let (($x1742 (or (= 0 new.work.steps) (not (= (_ bv29 7) new.handoff.cache)) $x1655 (and (= (_ bv37 7) new.attention.q) $x927 $x1276))))
 (not $x1742))))))
(assert
 (let (($x447 (not old.attention.heads.everywhere)))
(let (($x1027 (not old.attention.heads.moved)))
(let (($x274 (= 1 old.tp)))
(or (= 0 old.work.steps) (not (= (_ bv29 7) old.handoff.cache)) $x274 (and (= (_ bv37 7) old.attention.q) $x1027 $x447))))))
(check-sat)

